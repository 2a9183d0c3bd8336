import { Progress, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ImportEndpoints } from '../../contract/endpoints/import.ts'
import { call } from '../calls/call.ts'
import { useTranslate } from '../language/language.ts'

const everyMs = 400

/** The progress of the import, polled from the server. */
export function ImportProgress({ endpoints, rows }: { endpoints: ImportEndpoints; rows: number }) {
  const t = useTranslate()
  const { data } = useQuery({
    queryKey: [endpoints.progress.path],
    queryFn: ({ signal }) => call(endpoints.progress, { signal }),
    refetchInterval: everyMs,
    gcTime: 0,
    retry: false,
  })
  const percent = data?.percent ?? null
  return (
    <Stack gap={6} role="status">
      <Text size="sm">
        {t('Importing {count} rows… You can leave this page. The import continues.', { count: rows })}
      </Text>
      <Progress
        value={percent ?? 100}
        animated={percent === null}
        aria-label={t('Import')}
        size="lg"
        transitionDuration={everyMs}
      />
    </Stack>
  )
}
