/** Something that the operator has to know or mend, and no fault of the program. */
export class Refusal extends Error {}

/** The command was typed wrongly; the message says how to type it. */
export class UsageError extends Refusal {}
