import { createHash } from 'node:crypto'
import { makeUpPeople } from './made-up-people.ts'

export interface MadeUpTab {
  id: number
  title: string
  /** As they are shown, the header first. Whoever changes a cell changes it here. */
  rows: string[][]
  isHidden?: boolean
}

/** A spreadsheet in somebody's Google Drive. */
export interface MadeUpSheet {
  id: string
  owner: string
  title: string
  tabs: MadeUpTab[]
  isDeleted?: boolean
}

interface SheetOptions {
  owner: string
  title?: string
  people?: number
  seed?: string
}

/** A table of made-up people, as somebody keeps it by hand. */
export function makeUpSheet({ owner, title = 'Investors', people = 20, seed = owner }: SheetOptions): MadeUpSheet {
  const rows = makeUpPeople(`${seed}/${title}`, people).map(
    ({ given, family, address, company, title: role, phone }) => [
      `${given} ${family}`,
      address,
      company,
      role,
      phone ?? '',
    ],
  )
  const header = ['Name', 'Email', 'Company', 'Title', 'Phone']
  return { id: idOf(owner, title), owner, title, tabs: [{ id: 0, title: 'Sheet1', rows: [header, ...rows] }] }
}

/** One without anybody in it. */
export const makeUpBudget = (owner: string, title = 'Travel budget'): MadeUpSheet => ({
  id: idOf(owner, title),
  owner,
  title,
  tabs: [
    {
      id: 0,
      title: '2026',
      rows: [
        ['City', 'Nights', 'Cost'],
        ['Lisbon', '3', '€620.00'],
      ],
    },
  ],
})

const idOf = (owner: string, title: string): string =>
  `1${createHash('sha256').update(`${owner}/${title}`).digest('base64url')}`
