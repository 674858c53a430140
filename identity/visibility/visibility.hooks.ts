import { hook } from '@wellmet/platform/events/hook.ts'

/** The contacts of a network, or who may use them, changed as a whole: lists that viewers have cached are outdated. */
export const networkChanged = hook<{ networkId: number; now: Date }>('network.changed')

/** The network became visible to others, or others to it: how much each of them counts must be computed. */
export const visibilityGranted = hook<{ networkId: number }>('visibility.granted')
