import type { PlugIn } from './plug-in.ts'

/**
 * Posted by a page of another site. Browsers send our cookies along or not, so that none is read: the handler may change
 * nothing for anybody who is signed in, and leads the browser to a page of ours (`answer.leadTo`), which goes on.
 */
export const fromOtherSites: PlugIn = { name: 'other sites', caller: { by: 'nobody' } }
