import { ExportsSection } from '../exports/exports-section.tsx'
import { DeleteAccountSection } from './delete-account-section.tsx'

export const YourDataScreen = () => (
  <>
    <ExportsSection />
    <DeleteAccountSection />
  </>
)
