import type { PlugIn } from './plug-in.ts'

/** For load balancers and monitors: answered even when the process is overloaded, without session, limits or log line. */
export const probe: PlugIn = { name: 'probe', caller: { by: 'nobody' }, isProbe: true }
