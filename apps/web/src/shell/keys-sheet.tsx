import text from '../kit/text.module.css'
import styles from './keys-sheet.module.css'
import { Fragment } from 'react'
import { SidePanel } from '../kit/side-panel.tsx'
import { richMessage } from '../kit/rich-message.ts'
import { railScreens, type RailScreen } from '../navigation/screens.ts'
import { shellMessages } from './shell.messages.ts'

type Row = { keys: readonly string[]; does: string; Where?: RailScreen['rail']['Where'] }

const rows = (): Record<'all' | 'go' | 'list', readonly Row[]> => ({
  all: [
    { keys: [shellMessages.keyControl(), 'K'], does: shellMessages.keyPalette() },
    { keys: ['/'], does: shellMessages.keySearch() },
    { keys: ['Esc'], does: shellMessages.keyClose() },
    { keys: ['?'], does: shellMessages.keyHelp() },
  ],
  go: railScreens.map(({ rail: { key, Where = Fragment }, label }) => ({ keys: ['g', key], does: label(), Where })),
  list: [
    { keys: ['j'], does: shellMessages.keyNext() },
    { keys: ['k'], does: shellMessages.keyPrevious() },
    { keys: ['Enter'], does: shellMessages.keyOpen() },
  ],
})

/** Pages outside the app; the message has their words. */
const linkTo = (href: string) => (
  <a className={text.link} href={href}>
    {null}
  </a>
)

/** Every key of the product. */
export const KeysSheet = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => (
  <SidePanel opened={opened} onClose={onClose} title={shellMessages.keysTitle()}>
    {Object.entries(rows()).map(([group, keys]) => (
      <section key={group} className={styles.group}>
        <h3>{shellMessages.keysGroup({ group })}</h3>
        <dl>
          {keys.map(({ keys: pressed, does, Where = Fragment }) => (
            <Where key={does}>
              <div className={styles.row}>
                <dt>{does}</dt>
                <dd>
                  {pressed.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dd>
              </div>
            </Where>
          ))}
        </dl>
      </section>
    ))}
    <p className={text.quiet}>
      {richMessage(shellMessages.keysHelp, {
        counts: linkTo('/help/how-wellmet-counts.html'),
        help: linkTo('/help/'),
        docs: linkTo('/docs'),
      })}
    </p>
  </SidePanel>
)
