import { serve } from '@wellmet/platform/http/serve.ts'
import { changeGhostPost, createGhostPost, showGhostPost, showGhostPosts } from './ghost-posts.ts'
import { saveGhostSettings, showGhostSettings } from './ghost-settings.ts'
import { ghostContract } from './ghost.contract.ts'

export const ghostRoutes = serve(ghostContract)({
  settings: (call) => showGhostSettings(call),
  saveSettings: (call) => saveGhostSettings(call, call.body),
  posts: (call) => showGhostPosts(call, call.query),
  create: (call) => createGhostPost(call, call.body),
  post: (call) => showGhostPost(call, call.params.id),
  change: (call) => changeGhostPost(call, call.params.id, call.body),
})
