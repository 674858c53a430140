import { expect, test } from 'vitest'
import { bringBack, commandsFromStorage } from '../world/new-machine.ts'
import { startObjectStorage } from '../world/object-storage.ts'

test('on an empty machine, the commands of the help bring everything back from object storage', async () => {
  const { url, front } = await startObjectStorage()
  expect(await bringBack(commandsFromStorage(), url)).toBeLessThan(300)
  expect(front.refused).toBe(0)
}, 600_000)
