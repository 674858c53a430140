import { SidePanel } from '../../kit/side-panel.tsx'
import { usePanel } from '../../kit/use-panel.ts'
import { ImportView } from './import-view.tsx'

const isId = (panel: string | undefined): panel is string =>
  panel !== undefined && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u.test(panel)

/** The receipt of one import; its id stands in the address. */
export const ImportPanel = () => {
  const { panel, close } = usePanel()
  return (
    <SidePanel opened={isId(panel)} onClose={close} title="What became of this file">
      {isId(panel) ? <ImportView id={panel} /> : null}
    </SidePanel>
  )
}
