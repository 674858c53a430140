import { once } from 'node:events'
import { parentPort } from 'node:worker_threads'
import { ImportRefused } from '@wellmet/platform/files/import-refused.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { gatherFile, type FileToGather } from './gather-file.ts'
import { gatheredLists, type FromThread } from './thread-messages.ts'

/** The thread that reads files, one after the other. Started by `gather-in-thread.ts`. */
const port = present(parentPort, 'port to the thread that started this one')

/** What takes a few milliseconds to receive: whoever receives it has other work to do. */
const partLength = 2_000

const send = (message: FromThread): void => port.postMessage(message)

async function answer(file: FileToGather): Promise<void> {
  try {
    const { format, gathered } = await gatherFile(file, (rows) => send({ kind: 'progress', rows }))
    for (const name of gatheredLists) {
      for (let from = 0; from < gathered[name].length; from += partLength) {
        send({ kind: 'part', name, items: gathered[name].slice(from, from + partLength) })
        await once(port, 'message')
      }
    }
    const { ownerName, parts, rows, merged, skipped } = gathered
    send({ kind: 'done', format, ownerName, parts, rows, merged, skipped })
  } catch (error) {
    if (error instanceof ImportRefused) send({ kind: 'refused', code: error.code })
    else send({ kind: 'failed', error })
  }
}

for (;;) {
  const [file] = (await once(port, 'message')) as [FileToGather]
  await answer(file)
}
