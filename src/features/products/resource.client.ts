import { IconBallpen, IconBox, IconPackage, IconSpeakerphone } from '@tabler/icons-react'
import { ownScreens } from '../../kernel/client/generated-screens/own-screens.ts'
import { screen, to } from '../../kernel/client/shell/frame/screen.ts'
import type { NavigationItem } from '../../kernel/client/shell/frame/sidebar/navigation.ts'
import { paths } from '../paths.ts'
import { penTypes, product } from './products.contract.ts'

const products = () => import('./products.client.tsx')

const four = ownScreens(
  product,
  { at: paths.product, title: 'Products', icon: IconPackage },
  {
    table: async () => (await import('./product-table.client.tsx')).ProductTable,
    create: async () => (await products()).ProductCreate,
    view: async () => (await products()).ProductView,
    update: async () => (await products()).ProductUpdate,
  },
)

const icons = {
  pen_print_product: IconBallpen,
  pen_pack_product: IconBox,
  pen_prom_product: IconSpeakerphone,
} satisfies Record<keyof typeof penTypes, NavigationItem['icon']>

const penTypePage = (penType: keyof typeof penTypes): NavigationItem => ({
  label: penTypes[penType],
  path: paths.product.ofPenType(penType),
  icon: icons[penType],
  need: to('view', product),
})

/** The screens of all products and of each pen type. */
export const productScreens = {
  label: 'Product|the menu' as const,
  icon: IconPackage,
  items: [
    {
      ...four,
      label: 'All' as const,
      alone: product.plural,
      routes: [
        ...four.routes,
        screen(
          paths.product.import,
          'Import Products',
          to('create', product),
          async () => (await import('./product-import.client.tsx')).ProductImport,
        ),
      ],
    },
    penTypePage('pen_print_product'),
    penTypePage('pen_pack_product'),
    penTypePage('pen_prom_product'),
  ],
}
