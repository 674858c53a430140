/** Whose contact a row is: the viewer's own, of a teammate who shares with all or with the viewer, or of the directory. */
export type VisibilityKind = 'self' | 'workspace' | 'granted' | 'directory'

/** A row through which the viewer could be introduced: the directory is no connector. */
export const isOfATeammate = ({ kind }: { kind: VisibilityKind }): boolean => kind === 'workspace' || kind === 'granted'
