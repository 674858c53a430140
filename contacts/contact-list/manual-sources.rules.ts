/** The sources of contacts that a member spoke of, beside the names of files and services. */
export const byHand = 'by hand'
export const onPath = 'on a path'
