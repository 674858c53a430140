import { expect, test } from 'vitest'
import { createLog } from '@wellmet/platform/log/log.ts'
import { worldForThisTest } from '../world/world.ts'

test('one request id leads from the answer to the lines of every job that the request caused', async () => {
  const lines: Record<string, unknown>[] = []
  const destination = { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) }
  const world = await worldForThisTest({}, createLog({ level: 'info', name: 'test', destination }))
  const signUp = (email: string) =>
    fetch(`${world.origin()}/api/account/sign-up`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ana Lima', email, password: 'correct horse battery' }),
    })
  const [first, second] = [await signUp('ana@example.com'), await signUp('bob@example.com')]
  expect([first.status, second.status]).toEqual([201, 201])
  await world.work()
  const jobsOf = (answer: Response) =>
    lines
      .filter(({ msg, requestId }) => msg === 'job' && requestId === answer.headers.get('x-request-id'))
      .map(({ job }) => job)
  for (const answer of [first, second]) expect(jobsOf(answer)).toContain('platform.send-mail')
})
