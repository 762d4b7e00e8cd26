const format = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** @param day such as 2027-03-31; empty in a draft */
export const Day = ({ day }: { day: string }) =>
	day ? <time dateTime={day}>{format.format(new Date(day))}</time> : null;
