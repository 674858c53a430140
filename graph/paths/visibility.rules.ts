/**
 * Whose contact a row is: the viewer's own, of a teammate who shares with all or with the viewer, or of the directory. Of
 * kind `unused` is what a teammate knows of somebody whom, as the viewer said, they do not know: it tells who somebody is,
 * and is no way to them.
 */
export type VisibilityKind = 'self' | 'workspace' | 'granted' | 'directory' | 'unused'

/** A row through which the viewer could be introduced: the directory is no connector. */
export const isOfATeammate = ({ kind }: { kind: VisibilityKind }): boolean => kind === 'workspace' || kind === 'granted'
