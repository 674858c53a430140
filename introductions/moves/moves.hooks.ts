import { hook } from '@wellmet/platform/events/hook.ts'
import type { RequestState } from './move.rules.ts'

/** A request stands somewhere else, so what is due by the clock may be due at another time. */
export const stateSaved = hook<{ requestId: string; state: RequestState }>('introduction.state-saved')

/** Something happened to a request, and its row is as it is afterwards. */
export const changeRecorded = hook<{ requestId: string }>('introduction.change-recorded')
