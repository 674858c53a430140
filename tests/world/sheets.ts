import type { ConnectedAccount } from '@wellmet/connections/engine/engine.contract.ts'
import { makeUpMailbox } from '../../tools/stand-ins/made-up/made-up-mailbox.ts'
import { makeUpSheet, type MadeUpSheet } from '../../tools/stand-ins/made-up/made-up-sheets.ts'
import { startProvider } from '../../tools/stand-ins/providers.ts'
import { clickThrough } from '../../tools/stand-ins/sign-in/click-through.ts'
import { accountStage, redirectUris, type AccountStage } from './account-stage.ts'

export interface SheetsStage extends AccountStage {
  sheets: readonly MadeUpSheet[]
  /** Picks one of them at Google, by its link, and comes back. */
  connectSheet: (sheet: MadeUpSheet) => Promise<ConnectedAccount>
}

export const sheetOwner = 'ana@halyard.example'
const size = { messages: 5, events: 0, contacts: 0, people: 5 }

export const linkOf = ({ id }: MadeUpSheet): string => `https://docs.google.com/spreadsheets/d/${id}/edit?gid=0#gid=0`

/** A spreadsheet with two tabs of people. */
function twoTabs(): MadeUpSheet {
  const [sheet, other] = [25, 15].map((people) => makeUpSheet({ owner: sheetOwner, title: `Of ${people}`, people }))
  return { ...sheet!, tabs: [...sheet!.tabs, ...other!.tabs.map((tab) => ({ ...tab, id: 1, title: 'More people' }))] }
}

/** A world with a Google beside it in whose Drive these spreadsheets are. */
export async function sheetsStage(sheets: readonly MadeUpSheet[] = [twoTabs()], settings = {}): Promise<SheetsStage> {
  const accounts = [{ email: sheetOwner, name: 'Ana Lima' }]
  const mailboxes = [makeUpMailbox({ account: sheetOwner, ...size })]
  const provider = await startProvider('google', { accounts, redirectUris, mailboxes, sheets })
  const body = { provider: 'google-sheets', access: {} } as const
  const stage = await accountStage(
    provider,
    (world, who) => {
      const { data } = world.as(who)
      return {
        start: async () => ({ url: (await data.connect({ body })).url ?? '' }),
        callback: (query) => data.callback({ query }),
        status: async () => {
          const { items } = await world.as(who).connectedAccounts.list({})
          return items.find(({ provider: name }) => name === body.provider)!
        },
      }
    },
    settings,
  )
  const { world, me, comeBack } = stage
  return {
    ...stage,
    sheets,
    async connectSheet(sheet) {
      const { url } = await world.as(me).data.connect({ body: { ...body, access: { url: linkOf(sheet) } } })
      const back = await clickThrough(url ?? '', { file: sheet.id })
      return await comeBack(Object.fromEntries(back.searchParams) as { state: string })
    },
  }
}
