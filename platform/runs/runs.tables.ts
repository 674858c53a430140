import type { Table } from '../tables/table.ts'
import { ofWorkspace } from '../tables/table.ts'

export const runsTables: Table[] = [
  {
    table: 'platform.runs',
    holds: 'runs of playbooks: of which version, as whom they read, and how far they are',
    owner: 'viewer_id',
    moved: { with: 'workspace' },
    rows: [
      {
        where: 't.viewer_id = :user',
        workspace: 't.workspace_id',
        given: ['id', 'workspace_id', 'viewer_id', 'playbook', 'state', 'paused_at', 'started_at', 'ended_at'],
      },
    ],
    leftOut: {
      started_by: 'Somebody else, or the same user.',
      controlled_by: 'Somebody else, or the same user.',
      version: 'Our own bookkeeping.',
      about: 'An id of what it is about, which is exported by itself.',
      input: 'Ids of what it is about, which is exported by itself.',
      settings: 'Of the workspace, which its members see.',
      due_at: 'Our own bookkeeping.',
    },
    idsInJobs: true,
  },
  ofWorkspace('platform.run_steps', {
    holds: 'what became of each step of a run, and what it waits for',
    credential: { isNone: 'The key says what a step waits for. It opens nothing.' },
    notExported: 'How far a run is; the run is exported, and what its steps wrote is exported where it is.',
  }),
]
