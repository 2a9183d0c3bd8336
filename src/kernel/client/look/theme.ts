import {
  createTheme,
  type CSSVariablesResolver,
  localStorageColorSchemeManager,
  type MantineColorsTuple,
} from '@mantine/core'
import type { Translate } from '../../../i18n/translate.ts'

/** Deep ink blue for buttons, selections and links. */
const ink: MantineColorsTuple = [
  '#eef2f9',
  '#dfe7f3',
  '#bccbe4',
  '#8ea9d3',
  '#6a8bc0',
  '#4a6ea8',
  '#345689',
  '#25426d',
  '#1d3354',
  '#13233c',
]

/** The accent colour. */
const brass: MantineColorsTuple = [
  '#fbf5e8',
  '#f5e9cd',
  '#e9d3a0',
  '#dcbd72',
  '#cfa548',
  '#b98b3e',
  '#9c7230',
  '#7d5a25',
  '#5f441b',
  '#402d11',
]

/** Warm greys. */
const paper: MantineColorsTuple = [
  '#faf7f0',
  '#f3eee3',
  '#e8e1d3',
  '#d9d0be',
  '#c2b8a4',
  '#8b8273',
  '#6f675a',
  '#564f45',
  '#38332c',
  '#211e1a',
]

/** Surfaces and text of the dark scheme. */
const night: MantineColorsTuple = [
  '#e9e6df',
  '#c9c8c4',
  '#9ba3af',
  '#8490a0',
  '#3a4656',
  '#2b3645',
  '#1f2936',
  '#171f2a',
  '#10161f',
  '#0a0f16',
]

/** An oxide red with enough contrast for text. */
const red: MantineColorsTuple = [
  '#fdf0ee',
  '#fadedb',
  '#f4bbb5',
  '#f08f84',
  '#e4695c',
  '#c2463a',
  '#b3362b',
  '#9d2c23',
  '#7f231c',
  '#5a1813',
]

/** Pending states, with enough contrast for text. */
const orange: MantineColorsTuple = [
  '#fff4e6',
  '#ffe8cc',
  '#fbd5a6',
  '#f3bb78',
  '#eba35a',
  '#d98732',
  '#bb6c1d',
  '#9a5714',
  '#7d4610',
  '#63370c',
]

/** Success, with enough contrast for text. */
const green: MantineColorsTuple = [
  '#eaf6ec',
  '#d5eeda',
  '#abdcb5',
  '#84cb92',
  '#57b36a',
  '#3d9a52',
  '#2f8043',
  '#256737',
  '#1c512b',
  '#143d20',
]

const atOnce = { duration: 0 }
/** Mantine's `header` of a dialog would count as a second banner of the page. */
const headOfDialog = { header: { role: 'presentation' } }

/** Returns the theme. Mantine's own labels are in the language of `t`. */
export const themeIn = (t: Translate) =>
  createTheme({
    colors: { ink, brass, gray: paper, dark: night, red, orange, green },
    primaryColor: 'ink',
    primaryShade: { light: 7, dark: 5 },
    autoContrast: true,
    black: '#211e1a',
    fontFamily: "Vazirmatn, 'Vazirmatn stand-in', system-ui, sans-serif",
    headings: { fontWeight: '650' },
    defaultRadius: 'md',
    cursorType: 'pointer',
    focusRing: 'auto',
    respectReducedMotion: true,
    components: {
      Badge: { defaultProps: { tt: 'none' } },
      // Closing has no animation, since a closing element would keep the focus. Opening fades in (base.css).
      Popover: { defaultProps: { transitionProps: atOnce } },
      Modal: {
        defaultProps: {
          transitionProps: atOnce,
          closeButtonProps: { 'aria-label': t('Close') },
          attributes: headOfDialog,
        },
        // Scrolling past its end must not scroll the page.
        styles: { title: { fontWeight: 650, lineHeight: 1.4 }, content: { overscrollBehavior: 'contain' } },
      },
      Drawer: {
        defaultProps: { transitionProps: atOnce, attributes: headOfDialog },
        styles: { title: { fontWeight: 650, lineHeight: 1.4 } },
      },
      // Mantine's focus placeholder is no menu item, and a menu must contain nothing else.
      Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
      InputWrapper: {
        defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
        styles: { label: { marginBottom: 4 } },
      },
    },
  })

/** Variables beyond the theme: the contrast between page and surfaces, and readable dimmed text. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {
    '--ink-sidebar': '#172a46',
    '--ink-sidebar-text': '#c6d1e2',
    '--ink-sidebar-quiet': '#9db0cc',
    '--ink-accent': '#cfa548',
  },
  light: {
    '--ink-page': '#f7f3ea',
    '--ink-hairline': paper[2],
    '--mantine-color-body': '#fffdf8',
    '--mantine-color-dimmed': paper[6],
    '--mantine-color-placeholder': paper[6],
    '--mantine-color-error': red[6],
    '--mantine-color-anchor': ink[6],
    '--mantine-color-default': '#fffdf8',
    '--mantine-color-default-hover': paper[1],
    '--mantine-color-default-border': paper[4],
  },
  dark: {
    '--ink-page': night[8],
    '--ink-hairline': night[5],
    '--ink-sidebar': '#0c1420',
    '--mantine-color-body': night[7],
    '--mantine-color-dimmed': night[2],
    '--mantine-color-placeholder': night[2],
    '--mantine-color-error': red[3],
    '--mantine-color-anchor': ink[3],
    '--mantine-color-default-border': night[4],
  },
})

/** Stores the colour scheme. The script in `index.html` reads the same key before the first paint. */
export const colorSchemeManager = localStorageColorSchemeManager({ key: 'inkwell.color-scheme' })
