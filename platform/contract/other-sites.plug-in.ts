import type { PlugIn } from './plug-in.ts'

/**
 * Posted by a page of another site. Browsers may or may not send our cookies with it, so none is read. The handler must
 * not change anything for the signed-in user, and redirects to one of our pages (`answer.leadTo`), which continues.
 */
export const fromOtherSites: PlugIn = { name: 'other sites', caller: { by: 'nobody' } }
