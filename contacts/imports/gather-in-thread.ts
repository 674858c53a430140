import { on } from 'node:events'
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import { ImportRefused } from '@wellmet/platform/files/import-refused.ts'
import type { FileToGather } from './gather-file.ts'
import type { Gathered } from './gather-records.ts'
import type { ImportLimits } from './imports.settings.ts'
import type { FromThread } from './thread-messages.ts'

/** Starting a thread costs 0.4 s of a processor, more than reading most files. One waits for the next file. */
const waiting = new Map<number, Worker>()

/**
 * Reads a file in a thread of its own, so that no file can hold up other work or take the memory of the process. Throws
 * ImportRefused for a file that is not read, also when it takes too long or needs too much memory.
 */
export async function gatherInThread(
  file: FileToGather,
  { memoryMb, seconds }: Pick<ImportLimits, 'memoryMb' | 'seconds'>,
  onProgress: (rows: number) => Promise<void>,
): Promise<{ format: string; gathered: Gathered }> {
  const thread = waiting.get(memoryMb) ?? startThread(memoryMb)
  waiting.delete(memoryMb)
  thread.ref()
  try {
    const result = await receive(thread, file, AbortSignal.timeout(seconds * 1_000), onProgress)
    keepWaiting(thread, memoryMb)
    return result
  } catch (error) {
    await thread.terminate()
    throw refusalOf(error)
  }
}

function startThread(memoryMb: number): Worker {
  // NODE_OPTIONS=--max-old-space-size would hold for the thread too, instead of its own limit. The heap of the process has
  // its size already, and keeps it.
  setFlagsFromString('--max-old-space-size=0')
  return new Worker(new URL('gather-thread.ts', import.meta.url), {
    // Without the hooks of the process, such as tracing.
    execArgv: [],
    // Without a limit, new objects may take 192 MB before the first are collected.
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 48 },
  })
}

function keepWaiting(thread: Worker, memoryMb: number): void {
  if (waiting.has(memoryMb)) return void thread.terminate()
  thread.unref()
  waiting.set(memoryMb, thread)
}

async function receive(
  thread: Worker,
  file: FileToGather,
  signal: AbortSignal,
  onProgress: (rows: number) => Promise<void>,
): Promise<{ format: string; gathered: Gathered }> {
  const gathered: Gathered = {
    contacts: [],
    evidence: [],
    coOccurrences: [],
    positions: [],
    keyChanges: [],
    cardKeys: [],
    merges: [],
    skips: [],
    ownerName: null,
    parts: [],
    rows: 0,
    merged: 0,
    skipped: 0,
  }
  const messages = on(thread, 'message', { signal, close: ['exit'] })
  // The list of what is handed over, which is nothing; the linter would take the thread for a window without it.
  thread.postMessage(file, [])
  for await (const [message] of messages as AsyncIterable<[FromThread]>) {
    if (message.kind === 'progress') await onProgress(message.rows)
    else if (message.kind === 'part') {
      const list: unknown[] = gathered[message.name]
      for (const item of message.items) list.push(item)
      thread.postMessage('next', [])
    } else if (message.kind === 'done') {
      const { format, ownerName, parts, rows, merged, skipped } = message
      return { format, gathered: { ...gathered, ownerName, parts, rows, merged, skipped } }
    } else if (message.kind === 'refused') throw new ImportRefused(message.code)
    else throw message.error
  }
  throw new Error('The thread that reads an import ended without an answer')
}

/** Whatever ends the thread would end it again, because it reads nothing but the file: it is not tried again. */
function refusalOf(error: unknown): ImportRefused {
  if (error instanceof ImportRefused) return error
  if (error instanceof Error && error.name === 'AbortError') return new ImportRefused('took_too_long', error)
  const isOutOfMemory = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
  return new ImportRefused(isOutOfMemory ? 'took_too_much_memory' : 'reading_failed', error)
}
