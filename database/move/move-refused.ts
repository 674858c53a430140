/** The workspace cannot move, and stays where it is; the message says why. */
export class MoveRefused extends Error {}
