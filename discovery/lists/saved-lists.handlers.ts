import { serve } from '@wellmet/platform/http/serve.ts'
import { changeName, createSavedList, removeSavedList } from './change-saved-lists.ts'
import { annotateItem, dropItem } from './change-items.ts'
import { savedLists } from './saved-lists.contract.ts'
import { saveItems } from './save-items.ts'
import { showSavedList, showSavedLists } from './show-saved-lists.ts'

export const savedListsRoutes = serve(savedLists)({
  list: (call) => showSavedLists(call, call.query),
  create: (call) => createSavedList(call, call.body),
  show: (call) => showSavedList(call, call.params.id, call.query),
  rename: (call) => changeName(call, call.params.id, call.body.name),
  remove: (call) => removeSavedList(call, call.params.id),
  save: (call) => saveItems(call, call.params.id, call.body.items),
  annotate: (call) => annotateItem(call, call.params.id, call.params.itemId, call.body.note),
  drop: (call) => dropItem(call, call.params.id, call.params.itemId),
})
