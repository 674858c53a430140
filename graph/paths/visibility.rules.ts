/**
 * Whose contact a row is: the viewer's own, of a teammate who shares with all or with the viewer, or of the directory. Of
 * kind `target` is what the viewer said of somebody whom they want to meet; of kind `unused` is what a teammate knows of
 * somebody whom, as the viewer said, they do not know. Both tell who somebody is, and are no way to them.
 */
export type VisibilityKind = 'self' | 'workspace' | 'granted' | 'directory' | 'target' | 'unused'

/** A row through which the viewer could be introduced: the directory is no connector. */
export const isOfATeammate = ({ kind }: { kind: VisibilityKind }): boolean => kind === 'workspace' || kind === 'granted'
