import type { MadeUpSheet, MadeUpTab } from '../made-up/made-up-sheets.ts'
import type { Picker } from '../sign-in/sign-in-options.ts'
import type { Answer, AskedOfStandIn, Grant, Route } from '../stand-in-protocol.ts'
import { googleError, googleScopes, hasScope, insufficientScopes, notFound } from './google-answers.ts'

export interface SheetsQuota {
  /** For each user; Google's own figure is 60. Infinity switches it off. */
  readsPerMinute: number
}

export interface PickedSheets {
  routes: Route[]
  picker: Picker
}

const mimeType = 'application/vnd.google-apps.spreadsheet'

/** Google Sheets and the list of Google Drive, for spreadsheets that were picked: everything else is not found. */
export function pickedSheets(sheets: readonly MadeUpSheet[], quota: SheetsQuota): PickedSheets {
  const picked = new Map<string, Set<string>>()
  const reads = new Map<string, { minute: number; count: number }>()
  const ofAccount = (account: string): MadeUpSheet[] =>
    sheets.filter(({ id, isDeleted }) => !isDeleted && picked.get(account)?.has(id))

  function overQuota(account: string): Answer | undefined {
    const minute = Math.floor(Date.now() / 60_000)
    const before = reads.get(account)
    const count = (before?.minute === minute ? before.count : 0) + 1
    reads.set(account, { minute, count })
    if (count <= quota.readsPerMinute) return undefined
    const message = "Quota exceeded for quota metric 'Read requests' and limit 'Read requests per minute per user'"
    return googleError(429, 'rateLimitExceeded', message, 'usageLimits')
  }

  const ofSheet = (
    operation: string,
    path: RegExp,
    answer: (sheet: MadeUpSheet, asked: AskedOfStandIn) => Answer,
  ): Route => ({
    operation,
    method: 'GET',
    path,
    answer(asked, grant, groups) {
      if (!mayRead(grant)) return insufficientScopes()
      const refused = overQuota(grant.account)
      if (refused) return refused
      const sheet = ofAccount(grant.account).find(({ id }) => id === groups['id'])
      return sheet ? answer(sheet, asked) : notFound()
    },
  })

  return {
    picker: {
      scope: googleScopes.driveFile,
      filesOf: (account) => sheets.filter(({ owner, isDeleted }) => owner === account && !isDeleted),
      pick: (account, id) => void picked.set(account, (picked.get(account) ?? new Set()).add(id)),
    },
    routes: [
      ofSheet('sheets.get', /^\/v4\/spreadsheets\/(?<id>[\w-]+)$/, getSheet),
      ofSheet('sheets.values.batchGet', /^\/v4\/spreadsheets\/(?<id>[\w-]+)\/values:batchGet$/, getValues),
      {
        operation: 'drive.files.list',
        method: 'GET',
        path: /^\/drive\/v3\/files$/,
        answer: (_asked, grant) => {
          if (!mayRead(grant)) return insufficientScopes()
          const files = ofAccount(grant.account).map(({ id, title }) => ({ id, name: title, mimeType }))
          return { status: 200, items: 'files', body: { kind: 'drive#fileList', files } }
        },
      },
    ],
  }
}

const mayRead = (grant: Grant): boolean => hasScope(grant, googleScopes.driveFile)

function getSheet({ id, title, tabs }: MadeUpSheet): Answer {
  const sheets = tabs.map((tab, index) => ({
    properties: {
      sheetId: tab.id,
      title: tab.title,
      index,
      sheetType: 'GRID',
      ...(tab.isHidden ? { hidden: true } : {}),
      gridProperties: { rowCount: 1000, columnCount: 26 },
    },
  }))
  return { status: 200, body: { spreadsheetId: id, properties: { title, locale: 'en_US' }, sheets } }
}

function getValues({ id, tabs }: MadeUpSheet, { query }: AskedOfStandIn): Answer {
  const ranges = query.getAll('ranges')
  const wanted = ranges.map((range) => tabs.find(({ title }) => range === quoted(title) || range === title))
  const unknown = wanted.indexOf(undefined)
  if (unknown >= 0) return googleError(400, 'badRequest', `Unable to parse range: ${ranges[unknown]}`)
  const valueRanges = (wanted as MadeUpTab[]).map(({ title, rows }) => ({
    range: `${/^\w+$/.test(title) ? title : quoted(title)}!A1:Z1000`,
    majorDimension: 'ROWS',
    // Left out altogether when there is none, and so are the empty cells at the end of a row.
    ...(rows.length > 0 ? { values: rows.map(withoutEnd) } : {}),
  }))
  return { status: 200, items: 'valueRanges', body: { spreadsheetId: id, valueRanges } }
}

const quoted = (title: string): string => `'${title.replaceAll("'", "''")}'`

const withoutEnd = (row: readonly string[]): string[] => row.slice(0, row.findLastIndex((cell) => cell !== '') + 1)
