import { loadDirectory } from '@wellmet/contacts/directory/load-directory.ts'
import { deriveRelationships } from '@wellmet/graph/inferred-relationships/derive-relationships.ts'
import { demoFiles } from '../../database/seed/demo-network.ts'
import { demoDirectory } from '../../database/seed/directory-demo.ts'
import { demoTeam } from '../../database/seed/demo-team.ts'
import { upload } from './imports.ts'
import { join } from './team.ts'
import type { Somebody, World } from './world.ts'

/** The demo network, brought in by people of this world, with the directory around it. */
export async function bringDemoIn(world: World): Promise<{ ana: Somebody; mates: Somebody[] }> {
  const today = new Date()
  const [first, ...others] = demoTeam
  const ana = await world.signUp(first.name)
  await world.as(ana).sharing.show({})
  const members = new Map([[first, ana]])
  for (const teammate of others) members.set(teammate, await join(world, ana, 'member', teammate.name))
  for (const [teammate, files] of demoFiles(today)) {
    const who = members.get(teammate)!
    for (const { fileName, content } of files) {
      const isText = /\.(?:mbox|ics)$/.test(fileName)
      await upload(world, who, fileName, isText ? withAddress(content, teammate.email, who.user.email) : content)
      await world.work()
    }
    if (teammate !== first && teammate.sharing !== 'private')
      await world.as(who).sharing.change({ body: { mode: 'workspace' } })
  }
  await loadDirectory(
    world.services,
    [...demoDirectory(today)].map((record) => JSON.stringify(record)),
  )
  await deriveRelationships(world.services, null)
  return { ana, mates: [...members.values()].filter((who) => who !== ana) }
}

const withAddress = (content: Buffer, written: string, own: string): string =>
  content.toString().replaceAll(written, own)
