import { setTimeout as sleep } from 'node:timers/promises'

export async function waitUntil(what: string, isSo: () => Promise<boolean>, seconds = 600): Promise<void> {
  for (const end = performance.now() + seconds * 1000; performance.now() < end; await sleep(50))
    if (await isSo()) return
  throw new Error(`Waited ${seconds} s in vain: ${what}`)
}
