/** The address of a vacancy. Its record has the same, which the checks of the content ensure. */
export const vacancyRoute = (id: string): string => `/careers/${id}`;
