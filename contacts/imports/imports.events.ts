import { z } from 'zod'
import { Id } from '@wellmet/platform/contract/shapes.ts'
import { event } from '@wellmet/platform/events/event.ts'

export const importDone = event('import.done', z.object({ importId: Id, networkId: z.int() }))
