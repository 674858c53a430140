/** The public directory is stored as a network of its own, which belongs to nobody and is visible to everybody. */
export const directoryId = 0
