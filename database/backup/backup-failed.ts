/** A dump or a restore that did not work, in a sentence for the operator. */
export class BackupFailed extends Error {}
