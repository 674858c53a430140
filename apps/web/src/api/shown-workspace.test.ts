import { expect, onTestFinished, test, vi } from 'vitest'
import { http } from './client.ts'
import { shownWorkspace } from './shown-workspace.ts'

const problem = { type: 'about:blank', title: 'Elsewhere', status: 409, code: 'workspace_changed' }

/** What the page sends, and what it does with the answer. */
async function ask(answer: Response) {
  const sent = vi.fn<(request: Request) => Promise<Response>>(async () => answer)
  const heard = vi.fn<() => void>()
  onTestFinished(shownWorkspace.onChanged(heard))
  onTestFinished(() => shownWorkspace.set(null))
  await http.GET('/api/workspaces/current', { baseUrl: 'http://wellmet.test', fetch: sent })
  return { header: sent.mock.calls[0]![0].headers.get('x-workspace'), heard }
}

test('every request says which workspace the page shows', async () => {
  shownWorkspace.set('a-workspace')
  const { header, heard } = await ask(Response.json({}))
  expect(header).toBe('a-workspace')
  expect(heard).not.toHaveBeenCalled()
})

test('before anybody is signed in there is nothing to say', async () => {
  expect((await ask(Response.json({}))).header).toBeNull()
})

test('a page hears that the session is in another workspace', async () => {
  shownWorkspace.set('a-workspace')
  const { heard } = await ask(Response.json(problem, { status: 409 }))
  expect(heard).toHaveBeenCalledOnce()
})
