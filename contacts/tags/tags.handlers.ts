import { serve } from '@wellmet/platform/http/serve.ts'
import { showTags, tagContacts } from './tag-contacts.ts'
import { tags } from './tags.contract.ts'

export const tagsRoutes = serve(tags)({
  list: (call) => showTags(call),
  change: (call) => tagContacts(call, call.body),
})
