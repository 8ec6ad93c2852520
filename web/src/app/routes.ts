import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** Keep in step with `pages` in the contract: the server answers 404 for what is not in that list. */
export default [
  layout('PublicLayout.tsx', [
    index('../screens/landing/LandingScreen.tsx'),
    route('contact', '../screens/contact/ContactScreen.tsx'),
    route('whoweare', '../screens/who-we-are/WhoWeAreScreen.tsx'),
    route('sellers', '../screens/sellers/SellersScreen.tsx'),
    route('welcome-basket', '../screens/welcome-basket/WelcomeBasketScreen.tsx'),
    route('privacy', '../screens/privacy/PrivacyScreen.tsx'),
    route('copyright', '../screens/copyright/CopyrightScreen.tsx'),
    route('*', '../screens/not-found/NotFoundScreen.tsx'),
    // What asks the server by queries stands in here; the pages above are spared the code for them.
    layout('QueryLayout.tsx', { id: 'public-queries' }, [
      route('marketplace', '../screens/marketplace/MarketplaceScreen.tsx'),
      route('projects/:id', '../screens/project/ProjectScreen.tsx'),
      route('projects/:id/disclosure', '../screens/disclosure/DisclosureScreen.tsx'),
      route('compare', '../screens/compare/CompareScreen.tsx'),
      route('basket', '../screens/basket/BasketScreen.tsx'),
      route('sellers/:id', '../screens/seller/SellerScreen.tsx'),
      route('dashboard', '../screens/home/HomeScreen.tsx'),
      route('buy/:basketId?', '../screens/checkout/CheckoutScreen.tsx'),
      route('success', '../screens/payment/SuccessScreen.tsx'),
      route('cancel', '../screens/payment/CancelScreen.tsx'),
      route('provenance/:batchId', '../screens/provenance/ProvenanceScreen.tsx'),
      route('certificates/:id', '../screens/certificate/CertificateScreen.tsx'),
      route('recommendations', '../screens/recommendations/RecommendationsScreen.tsx'),
      route('account', '../screens/account/AccountScreen.tsx'),
      route('styleguide', '../screens/styleguide/StyleguideScreen.tsx'),
    ]),
  ]),
  route('signin/popup', '../screens/sign-in/PopupScreen.tsx'),
  layout('TourLayout.tsx', [route('tour/:step?', '../screens/tour/TourScreen.tsx')]),
  layout('QueryLayout.tsx', { id: 'queries' }, [
    layout('AuthLayout.tsx', [
      route('signup', '../screens/sign-up/SignUpScreen.tsx'),
      route('signin', '../screens/sign-in/SignInScreen.tsx'),
      route('sellerlogin', '../screens/seller-login/SellerLoginScreen.tsx'),
      route('sellersignup', '../screens/seller-sign-up/SellerSignUpScreen.tsx'),
      route('forgot-password', '../screens/forgot-password/ForgotPasswordScreen.tsx'),
      route('reset-password', '../screens/reset-password/ResetPasswordScreen.tsx'),
      route('verify-email', '../screens/verify-email/VerifyEmailScreen.tsx'),
      route('logout', '../screens/logout/LogoutScreen.tsx'),
    ]),
    layout('BuyerLayout.tsx', [
      route('buyer_dashboard', '../screens/buyer-dashboard/BuyerDashboardScreen.tsx'),
      route('orders', '../screens/orders/OrdersScreen.tsx'),
      route('orders/:id', '../screens/order/OrderScreen.tsx'),
      route('holdings', '../screens/holdings/HoldingsScreen.tsx'),
      route('subscriptions', '../screens/subscriptions/SubscriptionsScreen.tsx'),
      route('reports', '../screens/reports/ReportsScreen.tsx'),
      route('claims', '../screens/claims/ClaimsScreen.tsx'),
      route('retire/:batchId', '../screens/retire/RetireScreen.tsx'),
    ]),
    layout('AnalysisLayout.tsx', [
      route('analyses', '../screens/analyses/AnalysesScreen.tsx'),
      route('analysis/:id', '../screens/analysis/AnalysisScreen.tsx'),
    ]),
    layout('OperatorLayout.tsx', [
      route('operator', '../screens/operator/OperatorScreen.tsx'),
      route('operator/registries', '../screens/registries/RegistriesScreen.tsx'),
    ]),
    layout('SellerLayout.tsx', [
      route('seller_dashboard', '../screens/seller-dashboard/SellerDashboardScreen.tsx'),
      route('seller/projects', '../screens/seller-projects/SellerProjectsScreen.tsx'),
      route('seller/projects/:id', '../screens/seller-project/SellerProjectScreen.tsx'),
      route('deliveries', '../screens/seller-deliveries/SellerDeliveriesScreen.tsx'),
      route('statement', '../screens/statement/StatementScreen.tsx'),
      route('seller_listings', '../screens/seller-listings/SellerListingsScreen.tsx'),
      route('sellerlisting', '../screens/seller-listing/SellerListingScreen.tsx'),
    ]),
  ]),
] satisfies RouteConfig
