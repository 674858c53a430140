import { during } from '@wellmet/platform/events/hook.ts'
import { trackablesListed } from '../tracking/tracking.hooks.ts'
import { pageRead } from './count-read.ts'

export const contentHooks = [during(trackablesListed, async (_context, { found }) => void found.push(pageRead))]
