import { Alert, Button, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { saveFile } from '../../../../kernel/client/files/save-file.ts'

/** Shows the recovery codes once, to be stored apart from the authenticator app. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone(): void }) {
  const t = useTranslate()
  const save = () =>
    saveFile(
      new Blob([`${t('Inkwell recovery codes')}\n\n${codes.join('\n')}\n`]),
      'inkwell-recovery-codes.txt',
    )
  return (
    <Stack gap="md">
      <Text size="sm">
        {t(
          'If you lose the authenticator app, each code lets you sign in once. Print the codes or save them in a password manager.',
        )}
      </Text>
      <SimpleGrid cols={2} spacing="xs" component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
        {codes.map((code) => (
          <Text key={code} component="li" ff="monospace" dir="ltr" ta="center" fw={500}>
            {code}
          </Text>
        ))}
      </SimpleGrid>
      <Alert color="brass" title={t('These codes are shown only once.')} />
      <Group gap="sm">
        <Button onClick={onDone} data-autofocus autoFocus>
          {t('I have saved the codes')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} stroke={1.6} aria-hidden />}
          onClick={save}
        >
          {t('Download codes')}
        </Button>
      </Group>
    </Stack>
  )
}
