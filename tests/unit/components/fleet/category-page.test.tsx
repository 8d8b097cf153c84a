import { render, screen } from '@testing-library/react'
import { CategoryPage } from '@/components/fleet/category-page'
import { listCategories, listedIn } from '@/lib/content/fleet'
import { getMessages } from '@/lib/content/pages'
import { categoryPage } from '@/view-models/fleet-pages'

it.each(listCategories().map((category) => [category.slug, category] as const))(
  '%s leads to the details of each of its vehicles',
  (slug, category) => {
    render(<CategoryPage {...categoryPage(category)} />)
    for (const vehicle of listedIn(slug))
      expect(
        screen.getByRole('link', { name: `${getMessages().common.getDetails} : ${vehicle.name}` }),
      ).toHaveAttribute('href', `/${vehicle.slug}/`)
  },
)
