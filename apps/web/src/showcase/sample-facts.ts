import { addDays } from '@wellmet/platform/values/days.rules.ts'
import type { Intake } from '../kit/intake.ts'
import type { NoticeContent } from '../kit/notice.tsx'
import type { Breakdown } from '../kit/breakdown-shapes.ts'

const daysAgo = (days: number): string => addDays(new Date(), -days).toISOString()

export const breakdown: Breakdown = {
  title: 'Strength of you and Ana Ribeiro',
  value: 82,
  sentence: 'You and Ana wrote to each other 14 times and met 3 times; last six days ago.',
  parts: [
    { label: 'Mail in both directions', weight: 48.2 },
    { label: 'Meetings of 4 people or fewer', weight: 27.5 },
    { label: 'Answers within a day', weight: 12.3 },
    { label: 'Six days of silence', weight: -6 },
  ],
  evidence: [
    { label: '9 mails from you, 5 from Ana', at: daysAgo(6), source: 'mail' },
    { label: '3 meetings, the largest of 4 people', at: daysAgo(19), source: 'calendar' },
    { label: 'connected on LinkedIn', at: '2021-06-14T00:00:00Z', source: 'linkedin' },
  ],
  formula: 'strength-3',
  recomputed: { at: new Date().toISOString(), value: 82 },
}

export const changed: Breakdown = { ...breakdown, recomputed: { at: new Date().toISOString(), value: 80 } }

export const notices: NoticeContent[] = [
  {
    code: 'no_verified_path',
    message: 'No verified warm path yet.',
    next: 'Three of your contacts worked at Heliograph; ask one of them if they know Priya.',
  },
  {
    code: 'warm_first',
    message: 'Get back in touch with this connector before you ask.',
    next: 'You and Joost have not written since September.',
  },
]

export const imported: Intake = {
  title: 'Connections.csv from your LinkedIn export',
  state: 'done',
  rowsIn: 1204,
  rowsExpected: 1204,
  created: 812,
  matched: 301,
  merged: 12,
  skipped: [
    { reason: 'no name in the row', count: 61 },
    { reason: 'the same person twice in the file', count: 18 },
  ],
}

export const importing: Intake = {
  ...imported,
  state: 'running',
  rowsIn: 540,
  created: 371,
  matched: 138,
  merged: 4,
  skipped: [{ reason: 'no name in the row', count: 27 }],
}

export const stopped: Intake = {
  ...importing,
  state: 'failed',
  message:
    'The file ended in the middle of row 541. The 540 rows before it were kept. Download the export again and upload it; nothing will be doubled.',
}
