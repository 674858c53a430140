import { expect } from 'vitest'
import type { Somebody, World } from './world.ts'

/** Uploads a file as its owner would, and has the worker read it. */
export async function bring({ origin, work, as }: World, who: Somebody, fileName: string, content: string | Buffer) {
  const answer = await fetch(`${origin()}/api/network/imports?fileName=${encodeURIComponent(fileName)}`, {
    method: 'POST',
    headers: { cookie: who.cookie!, 'content-type': 'application/octet-stream' },
    body: content,
  })
  expect(answer.status).toBe(202)
  const { id } = (await answer.json()) as { id: string }
  await work()
  return as(who).imports.show({ params: { id } })
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
