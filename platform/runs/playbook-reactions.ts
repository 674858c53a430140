import type { Reaction } from '../events/event.ts'
import { newestOf, type Playbook } from './playbook.ts'
import { startRun } from './start-run.ts'
import { waitKeyOf } from './wait-keys.ts'
import { wakeRuns } from './wake-runs.ts'

/** What events do to runs: the newest version of a playbook is started, and in every version the steps that wait are woken. */
export const reactionsOf = (playbooks: readonly Playbook[]): Reaction[] => [
  ...newestOf(playbooks).flatMap((playbook) =>
    playbook.starts.map((starting): Reaction => ({
      event: starting.event,
      name: `start ${playbook.name}`,
      async react(context, payload) {
        const begins = await starting.start(context, payload)
        if (begins) await startRun(context, playbook, begins)
      },
    })),
  ),
  ...playbooks.flatMap((playbook) =>
    playbook.steps.flatMap(({ name, wakes }): Reaction[] =>
      wakes
        ? [
            {
              event: wakes.event,
              name: `wake ${playbook.name}@${playbook.version}/${name}`,
              async react(context, payload) {
                const key = wakes.keyIn(payload)
                if (key !== null) await wakeRuns(context, waitKeyOf(playbook, name, key), payload)
              },
            },
          ]
        : [],
    ),
  ),
]
