import technologiesJson from "./technologies.json" with { type: "json" };

export const technologies: Record<string, { alt: string; logo: string }> = technologiesJson;
