import { expect, test } from 'vitest'
import { getViewerNetwork } from '@wellmet/identity/visibility/viewer-network.ts'
import { acquaintances, connectionsOf } from '../../tests/two-worlds/address-books.ts'
import { bring } from '../../tests/world/imports.ts'
import { worldForThisTest } from '../../tests/world/world.ts'
import { readAsTyped } from '../questions/correct-question.rules.ts'
import { findMatches } from './find-matches.ts'
import { readTyped, rulesReader } from '../questions/question-reader.ts'

const questions = [
  'founder',
  'engineer',
  'vp engineering at Kade',
  'partner at Northgate',
  'ana ribeiro',
  'teacher -Queens',
  'head of platform',
  'fjordlin founder',
  'mie at Kade',
]

test('a question that a reader typed finds the same people in the same order', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp('Mara Lind')
  await bring(world, me, 'Connections.csv', connectionsOf(acquaintances(0, 60)))
  const db = world.services.database.asViewer({
    viewerId: me.user.id,
    workspaceId: me.workspace!.id,
    principal: 'test',
  })
  await db.transaction(async (tx) => {
    const asking = { me: (await getViewerNetwork(tx)).me, kinds: 0, leastScore: 0, limit: 25, among: null }
    for (const question of questions) {
      const read = await findMatches(tx, readAsTyped(question), asking)
      const typed = await findMatches(tx, readTyped(await rulesReader.readQuestion(question)), asking)
      const peopleOf = ({ rows }: typeof read) => [...new Set(rows.map(({ personId }) => personId))]
      expect({ question, people: peopleOf(typed) }).toEqual({ question, people: peopleOf(read) })
      expect(peopleOf(read)).not.toEqual([])
    }
  })
})
