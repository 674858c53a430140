import { hook } from '@wellmet/platform/events/hook.ts'

/** Everything that can happen, with its title in the current language. */
export const trackablesListed = hook<{ found: { name: string; title: () => string }[] }>('growth.trackables-listed')
