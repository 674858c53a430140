import { z } from 'zod'
import { Name, secret, Text } from '@wellmet/platform/contract/shapes.ts'

/** The address of a workflow is a secret, because it alone lets anybody post. */
const WorkflowUrl = secret(
  Text(2000)
    .regex(/^https?:\/\/[^\s/]{1,300}\/\S{1,1700}$/)
    .meta({ description: 'Address of a workflow in Teams that posts to a chat or channel' }),
)

/** What the member types in. */
export const TeamsWorkflow = z.strictObject({
  url: WorkflowUrl,
  name: Name.meta({ description: 'Where it posts to, such as the name of the channel' }),
  reads: z.enum(['me', 'others']).meta({ description: 'Who reads it there' }),
})

/** With the first message, which shows that the address is right. */
export const TeamsAccess = TeamsWorkflow.extend({ hello: z.string() })

/** The chat of somebody who started the bot. Telegram says so; nobody types it in. */
export const TelegramAccess = z.strictObject({
  chatId: z.string().regex(/^\d{1,20}$/),
  name: z.string().max(300),
})
