import { expect, test } from 'vitest'
import { policiesThatAskPerRow } from '../../tools/check/policies.ts'

test('policies read the viewer once per statement', () => {
  expect(policiesThatAskPerRow()).toEqual([])
})

test('a policy that reads the viewer for every row is found', () => {
  const once =
    'CREATE POLICY tags_of_mine ON contacts.tags TO wellmet_app USING ((user_id = ( SELECT platform.viewer_id() AS viewer_id)));\n'
  const perRow =
    'CREATE POLICY notes_of_mine ON contacts.notes TO wellmet_app USING (((workspace_id = ( SELECT platform.workspace_id() AS workspace_id)) AND (user_id = platform.viewer_id())));\n'
  expect(policiesThatAskPerRow(once + perRow)).toEqual([
    'policy: notes_of_mine on contacts.notes reads the viewer for every row: write (select …) around it',
  ])
})
