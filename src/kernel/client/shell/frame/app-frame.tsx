import { useDisclosure, useHotkeys, useMediaQuery } from '@mantine/hooks'
import { useIsFetching, useIsMutating, useQuery } from '@tanstack/react-query'
import {
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'
import type { Me } from '../../session/account.ts'
import { isBehindDialog } from '../../messages/is-behind-dialog.ts'
import { useTranslate } from '../../language/language.ts'
import { openQuestion, subscribeToQuestion } from '../../messages/question.ts'
import { meQuery, useMe } from '../../session/rights.ts'
import { type Absence, MissingRecordContext } from '../../show/record/missing-record.tsx'
import { useEver } from '../../use-ever.ts'
import { useFocusOnArrival } from '../arrival.ts'
import styles from './app-frame.module.css'
import { BottomBar } from './bottom-bar.tsx'
import { FrameFailure, FrameSkeleton } from './frame-waiting.tsx'
import { NotAllowed, NotFound } from '../messages/message-screen.tsx'
import { entryFor, findablePages, maySee, type Navigation, visibleTo } from './sidebar/navigation.ts'
import { OfflineBar } from '../messages/offline-bar.tsx'
import { useKeyOfEveryKeyboard } from '../keyboard/on-every-keyboard.ts'
import { Palette } from '../keyboard/palette.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { useRouteFacts } from '../route-facts.ts'
import { Sidebar } from './sidebar/sidebar.tsx'
import { TopBar } from './top-bar.tsx'

const loadSideDrawer = () => import('./sidebar/side-drawer.tsx')
const SideDrawer = lazy(loadSideDrawer)
const KeyboardHelp = lazy(() => import('../keyboard/keyboard-help.tsx'))
const QuestionDialog = lazy(() => import('../../messages/question-dialog.tsx'))

/** Below these widths the sidebar is a drawer (app-frame.module.css), and a bottom bar opens it. */
const narrow = '(width < 62em)'
const phone = '(width < 48em)'

type Hotkey = useHotkeys.Hotkey

interface AppFrameProps {
  navigation: Navigation
  /** Replaces the frame while the user has a required action; false if there is none. */
  requiredActionFor?: (me: Me) => ReactNode
  /** Messages above every screen; false if there are none. */
  messagesFor?: (me: Me) => ReactNode
  /** Content of the top bar. */
  topBarFor?: (me: Me) => ReactNode
  /** The notifications, in the top bar beside the user's name. */
  notifications?: ReactNode
}

/** The frame around every screen of a signed-in user: sidebar, top bar, search palette, and the screen. */
export function AppFrame({
  navigation,
  requiredActionFor,
  messagesFor,
  topBarFor,
  notifications,
}: AppFrameProps) {
  const t = useTranslate()
  const { data: me, error, refetch } = useQuery(meQuery)
  const { key: visit } = useLocation()
  const [drawer, { close: closeDrawer, toggle: toggleDrawer }] = useDisclosure()
  const drawerUsed = useEver(drawer)
  const entries = useMemo(() => (me ? visibleTo(me, navigation.sidebar) : []), [me, navigation.sidebar])
  const sidebar = useMemo(
    () => <Sidebar name={navigation.name} home={navigation.home} entries={entries} />,
    [navigation, entries],
  )
  const isPhone = useMediaQuery(phone, undefined, { getInitialValueInEffect: false })
  const inBar = useMemo(() => me && topBarFor?.(me), [me, topBarFor])
  const [palette, { open: openPalette, close: closePalette }] = useDisclosure()
  const [help, { open: openHelp, close: closeHelp }] = useDisclosure()
  const navigate = useNavigate()
  const jumps = navigation.jumps.filter(({ page }) => maySee(me, page))
  useKeyOfEveryKeyboard('mod+K', openPalette, [])
  useHotkeys([
    // Arabic and Sorani have their own question mark.
    ...['?', '؟'].map((mark): Hotkey => [`shift+${mark}`, () => isBehindDialog() || openHelp()]),
    ...jumps.map(({ hotkey, page }): Hotkey => [
      hotkey,
      () => isBehindDialog() || void navigate(page.path),
      { usePhysicalKeys: true },
    ]),
  ])
  // Also when navigating to the current address.
  useEffect(closeDrawer, [visit, closeDrawer])
  useFocusOnArrival()
  useEffect(() => {
    // On narrow screens the drawer must open immediately, even without a network.
    if (matchMedia(narrow).matches) void loadSideDrawer().catch(() => undefined)
  }, [])
  const requiredAction = me && requiredActionFor?.(me)
  if (requiredAction) return requiredAction
  return (
    <>
      <DataProgress />
      <a className={styles.skip} href="#content">
        {t('Skip to main content')}
      </a>
      <div className={styles.frame}>
        <aside className={styles.column}>{sidebar}</aside>
        {drawerUsed && (
          <Suspense>
            <SideDrawer opened={drawer} onClose={closeDrawer}>
              {sidebar}
            </SideDrawer>
          </Suspense>
        )}
        <div className={styles.rest}>
          <TopBar
            shortcut={navigation.shortcut}
            roles={navigation.roles}
            userMenu={navigation.userMenu}
            aside={inBar}
            bell={me && notifications}
            drawerOpen={drawer}
            onToggleDrawer={toggleDrawer}
            onSearch={openPalette}
            onKeys={openHelp}
          />
          <OfflineBar />
          <main id="content" className={styles.main} tabIndex={-1}>
            {me && messagesFor && <div className={styles.news}>{messagesFor(me)}</div>}
            {me ? (
              <Screen navigation={navigation} />
            ) : error ? (
              <FrameFailure error={error} home={navigation.home} onRetry={() => void refetch()} />
            ) : (
              <FrameSkeleton />
            )}
          </main>
        </div>
      </div>
      {me && isPhone && (
        <BottomBar
          items={navigation.bottomBar.filter((item) => maySee(me, item))}
          drawerOpen={drawer}
          onMore={toggleDrawer}
        />
      )}
      {palette && (
        <Palette pages={findablePages(me, navigation)} Opened={navigation.palette} onClose={closePalette} />
      )}
      {help && (
        <Suspense>
          <KeyboardHelp jumps={jumps} keys={navigation.keys} onClose={closeHelp} />
        </Suspense>
      )}
      <Questions />
    </>
  )
}

/** Shows confirmation dialogs. */
function Questions() {
  const question = useSyncExternalStore(subscribeToQuestion, openQuestion)
  const asked = useEver(question !== null)
  return (
    asked && (
      <Suspense>
        <QuestionDialog question={question} />
      </Suspense>
    )
  )
}

/** Shows that a first response or a save is pending; refreshing data on screen shows nothing. */
function DataProgress() {
  const reading = useIsFetching({ predicate: ({ state }) => state.status === 'pending' }) > 0
  const writing = useIsMutating() > 0
  return <ProgressBar waiting={reading || writing} />
}

/** The screen of the current address. If its record does not exist, a page that links to the record's list. */
const Screen = memo(function Screen({ navigation }: { navigation: Navigation }) {
  const me = useMe()
  const location = useLocation()
  const [absent, setAbsent] = useState<{ at: string; why: Absence } | null>(null)
  const tell = useCallback((reason: Absence) => setAbsent({ at: location.key, why: reason }), [location.key])
  const reason = absent?.at === location.key ? absent.why : null
  const { home } = navigation
  if (!maySee(me, useRouteFacts()) || reason === 'hidden') return <NotAllowed home={home} />
  if (reason === 'missing') {
    return <NotFound home={home} list={entryFor(findablePages(me, navigation), location)} />
  }
  return (
    <MissingRecordContext value={tell}>
      <Outlet />
    </MissingRecordContext>
  )
})
