import { platformSettings } from '@wellmet/platform/config/config.ts'
import { settings } from '@wellmet/platform/config/settings.ts'
import { migrateInputs } from '../migrate.settings.ts'

/** Only what `wellmet move-workspace` needs: reading the settings of all areas would load the whole product. */
export const moveInputs = settings({ ...migrateInputs.shape, VAULT_KEYS: platformSettings.VAULT_KEYS })
