import { expect } from 'vitest'
import type { Somebody, World } from './world.ts'

/** Uploads a file as its owner would, and has the worker read it. */
export async function bring(world: World, who: Somebody, fileName: string, content: string | Buffer) {
  const id = await upload(world, who, fileName, content)
  await world.work()
  return world.as(who).imports.show({ params: { id } })
}

/** Uploads a file, which then waits for the worker. */
export async function upload({ origin }: World, who: Somebody, fileName: string, content: string | Buffer) {
  const answer = await fetch(`${origin()}/api/network/imports?fileName=${encodeURIComponent(fileName)}`, {
    method: 'POST',
    headers: { cookie: who.cookie!, 'content-type': 'application/octet-stream' },
    body: content,
  })
  expect(answer.status).toBe(202)
  const { id } = (await answer.json()) as { id: string }
  return id
}

/** A Connections.csv as LinkedIn writes it. */
export const connections = (rows: string[]): string =>
  [
    'Notes:',
    '"When exporting your connection data, you may notice that some of the email addresses are missing."',
    '',
    'First Name,Last Name,URL,Email Address,Company,Position,Connected On',
    ...rows,
  ].join('\n')
