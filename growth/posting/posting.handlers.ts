import { serve } from '@wellmet/platform/http/serve.ts'
import { connectPlace, disconnectPlace } from './connect-place.ts'
import { crossPost } from './cross-post.ts'
import { postingContract } from './posting.contract.ts'
import { changeSettings, showConnection } from './show-connection.ts'
import { showPosts } from './show-posts.ts'
import { writeDrafts } from './write-drafts.ts'

export const postingRoutes = serve(postingContract)({
  connection: (call) => showConnection(call),
  connect: (call) => connectPlace(call, call.body),
  disconnect: (call) => disconnectPlace(call, call.body.placeId),
  settings: (call) => changeSettings(call, call.body),
  drafts: (call) => writeDrafts(call, call.body),
  crossPost: (call) => crossPost(call, call.body),
  list: (call) => showPosts(call, call.query),
})
