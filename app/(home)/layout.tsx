import { Header } from '@/components/layout/header'
import { headerProps } from '@/view-models/header'

export default function HomeLayout({ children }: LayoutProps<'/'>) {
  return (
    <>
      <Header {...headerProps()} overHero />
      <main id="content">{children}</main>
    </>
  )
}
