import type { Import } from '@wellmet/contacts/imports/imports.contract.ts'
import { isProblem } from '../../api/problem.ts'
import { shownWorkspace } from '../../api/shown-workspace.ts'
import { sentName } from './sendable-file.ts'

type Options = { onSent: (bytes: number) => void; signal: AbortSignal }

const answerOf = (request: XMLHttpRequest): unknown => {
  try {
    return JSON.parse(request.responseText)
  } catch {
    return null
  }
}

/** The file as it is. Not fetch: that cannot tell how much has been sent. */
export const uploadFile = (file: File, { onSent, signal }: Options): Promise<Import> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `/api/network/imports?fileName=${encodeURIComponent(sentName(file.name))}`)
    request.setRequestHeader('content-type', 'application/octet-stream')
    for (const [name, value] of Object.entries(shownWorkspace.header())) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded }) => onSent(loaded))
    request.addEventListener('load', () => {
      const answer = answerOf(request)
      shownWorkspace.notice(answer)
      if (request.status === 202) resolve(answer as Import)
      else reject(isProblem(answer) ? answer : new Error(`status ${request.status}`))
    })
    // A TypeError is what fetch throws for the same, and what the rest of the app takes for "no answer".
    request.addEventListener('error', () => reject(new TypeError('no answer')))
    request.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')))
    signal.addEventListener('abort', () => request.abort())
    request.send(file)
  })
