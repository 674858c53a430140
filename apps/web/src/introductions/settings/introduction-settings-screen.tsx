import { ConnectorRulesScreen } from '../connector-rules/connector-rules-screen.tsx'
import { OutcomeSettings } from '../suggested-outcomes/outcome-settings.tsx'

export const IntroductionSettingsScreen = () => (
  <>
    <ConnectorRulesScreen />
    <OutcomeSettings />
  </>
)
