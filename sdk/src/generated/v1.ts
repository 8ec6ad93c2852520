// Written from the contract by npm run generate:sdk. What is changed here by hand is lost.

export interface webhooks {
    "order.placed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An order was placed, and its credits are held until it is paid or the hold ends. */
        post: operations["onOrderPlaced"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.settled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An order was paid, and its credits are yours. */
        post: operations["onOrderSettled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An order ended without being paid, and its credits are for sale again. */
        post: operations["onOrderCancelled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.refunded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Money of an order goes back: all that was left of it, or a part. */
        post: operations["onOrderRefunded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "delivery.made": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Credits that were bought forward were delivered. With a retirement asked for, that follows by itself. */
        post: operations["onDeliveryMade"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "delivery.missed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The day of a delivery has passed, and these credits were missing. */
        post: operations["onDeliveryMissed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "retirement.made": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Credits were retired for good. */
        post: operations["onRetirementMade"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "retirement.confirmed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A retirement stands at the registry too. */
        post: operations["onRetirementConfirmed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "retirement.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A retirement could not be made at the registry: it must not be counted until that is settled. */
        post: operations["onRetirementFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "subscription.run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A period of a subscription came due and was bought; retired too where that was asked for. */
        post: operations["onSubscriptionRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "subscription.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A period of a subscription could not be paid for, and the subscription is paused. */
        post: operations["onSubscriptionFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "analysis.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A report was read. */
        post: operations["onAnalysisCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "analysis.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A report could not be read. */
        post: operations["onAnalysisFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "approval.requested": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A member asked colleagues to approve something. */
        post: operations["onApprovalRequested"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "approval.decided": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A request was approved, refused or done, or it lapsed. */
        post: operations["onApprovalDecided"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "claim.published": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A sentence was put on the climate page. */
        post: operations["onClaimPublished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "claim.withdrawn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A sentence was taken off the climate page. */
        post: operations["onClaimWithdrawn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "listing.opened": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Credits were put on sale. */
        post: operations["onListingOpened"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "listing.closed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A listing ended for good; what was not sold is available again. */
        post: operations["onListingClosed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "sale.made": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An order with credits of yours was paid. */
        post: operations["onSaleMade"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "sale.returned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An order with credits of yours was taken back, or a part of it. */
        post: operations["onSaleReturned"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payout.sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Money was sent to your bank account. */
        post: operations["onPayoutSent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payout.returned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A payout came back from the bank, and can be paid again. */
        post: operations["onPayoutReturned"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** You asked for it, to see that your endpoint answers. */
        post: operations["onWebhookTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        Analysis: {
            /** @constant */
            object: "analysis";
            id: string;
            /** @enum {string} */
            status: "waiting" | "reading" | "completed" | "failed";
            refusal: string | null;
            companyName: string;
            fileName: string;
            /** @enum {string} */
            kind: "report" | "activity";
            uploadedAt: string;
            footprints: {
                year: number;
                total: {
                    amount: number;
                    unit: string;
                };
            }[];
            perimeter: string | null;
            findings: number;
            doubtful: number;
            flags: number;
        };
        Approval: {
            /** @constant */
            object: "approval";
            id: string;
            /** @enum {string} */
            kind: "purchase" | "quote" | "subscription" | "retirement";
            /** @enum {string} */
            status: "waiting" | "approved" | "done" | "refused" | "withdrawn" | "lapsed";
            title: string;
            amount: components["schemas"]["Money"] | null;
            retires: components["schemas"]["Tonnes"] | null;
            askedAt: string;
            expiresAt: string;
            endedAt: string | null;
            result: {
                /** @enum {string} */
                object: "order" | "quote" | "retirement" | "subscription";
                id: string;
            } | null;
            url: string;
        };
        Basket: {
            /** @constant */
            object: "basket";
            id: string;
            name: string;
            total: components["schemas"]["Money"];
            discount: components["schemas"]["Money"];
            quantity: components["schemas"]["Tonnes"];
            lines: {
                listing: string;
                project: {
                    id: string;
                    name: string;
                };
                registry: string;
                vintage: number;
                /** @enum {string} */
                saleType: "spot" | "forward" | "subscription";
                quantity: components["schemas"]["Tonnes"];
                price: components["schemas"]["Money"];
                total: components["schemas"]["Money"];
            }[];
            canBeBought: boolean;
            notSold: ("sold_out" | "too_few_left" | "below_minimum" | "not_for_sale" | "sales_stopped") | null;
            composition: string;
        };
        Block: {
            /** @constant */
            object: "block";
            id: string;
            project: string;
            vintageStartsOn: string;
            vintageEndsOn: string;
            serialPrefix: string;
            serialStart: number;
            serialEnd: number;
            quantity: components["schemas"]["Tonnes"];
            available: components["schemas"]["Tonnes"] | null;
            isIssued: boolean;
            isApproved: boolean;
            backing: {
                /** @enum {string} */
                status: "records" | "attested" | "missing" | "contradicted";
                /** @enum {string} */
                reason: "matched" | "by_quantity" | "attested" | "self_issued" | "unknown_registry" | "no_records" | "no_retirements" | "not_issued" | "partly_issued" | "other_project" | "other_vintage" | "too_few" | "retired" | "cancelled" | "retired_elsewhere";
                says: string;
                asOf: string | null;
                url: string | null;
            };
        };
        Certificate: {
            /** @constant */
            object: "certificate";
            id: string;
            livemode: boolean;
            /** @enum {string} */
            status: "pending" | "logged" | "unsealed";
            quantity: components["schemas"]["Tonnes"];
            beneficiary: string;
            retiredAt: string;
            logIndex: number | null;
            url: string;
            pdf: string;
            file: {
                [key: string]: unknown;
            } | null;
            verifierKeys: string[];
            origin: string;
            mark: string | null;
        };
        CheckedClaim: {
            /** @enum {string} */
            verdict: "allowed" | "condition" | "not_allowed" | "not_understood";
            /** @enum {string} */
            language: "en" | "de" | "fr" | "es" | "it" | "nl";
            text: string;
            claims: {
                /** @enum {string} */
                kind: "neutral" | "zero" | "positive" | "net_zero" | "net_zero_target" | "compensated" | "reduced" | "renewable" | "removal" | "retired" | "contribution" | "generic" | "label";
                /** @enum {string} */
                verdict: "allowed" | "condition" | "not_allowed" | "not_understood";
                startsAt: number;
                endsAt: number;
                words: string;
                /** @enum {string} */
                about: "company" | "product" | "unknown";
                /** @enum {string} */
                time: "past" | "now" | "future";
                isNegated: boolean;
                scopes: number[];
                tonnes: number | null;
            }[];
            notUnderstood: {
                startsAt: number;
                endsAt: number;
                words: string;
            }[];
            findings: {
                ruleId: string;
                /** @enum {string} */
                verdict: "allowed" | "condition" | "not_allowed" | "not_understood";
                phrase: string;
                why: string;
                source: {
                    country: string;
                    title: string;
                    article: string | null;
                    inForceOn: string | null;
                    address: string | null;
                };
                instead: string | null;
            }[];
            facts: {
                retiredTonnes: number;
                removedTonnes: number;
                retirements: number;
                pendingTonnes: number;
                contradictedTonnes: number;
                unbackedTonnes: number;
                forOthersTonnes: number;
                heldTonnes: number;
                laterTonnes: number;
            };
            footprint: {
                tonnes: number;
                from: {
                    analysisId: string;
                    companyName: string;
                    fileName: string;
                    year: number;
                    perimeter: string | null;
                    corrected: boolean;
                    doubtful: boolean;
                } | null;
            } | null;
            suggestion: string | null;
            rulesVersion: string;
        };
        DeliverableBlock: {
            /** @constant */
            object: "deliverable_block";
            id: string;
            project: string;
            registry: string;
            serialPrefix: string;
            serialStart: number;
            serialEnd: number;
            vintageStartsOn: string;
            vintageEndsOn: string;
            available: components["schemas"]["Tonnes"];
        };
        Delivery: {
            /** @constant */
            object: "delivery";
            id: string;
            due: string;
            forward: string;
            project: {
                id: string;
                name: string;
            };
            batch: string;
            quantity: components["schemas"]["Tonnes"];
            earned: components["schemas"]["Money"];
            fee: components["schemas"]["Money"];
            deliveredAt: string;
        };
        Document: {
            /** @constant */
            object: "document";
            id: string;
            name: string;
            /** @enum {string} */
            kind: "design" | "validation" | "monitoring" | "verification" | "other";
            format: string;
            bytes: number;
            sha256: string;
            pages: number | null;
            /** @enum {string} */
            status: "reading" | "read" | "unreadable";
            problem: string | null;
            refusedReason: string | null;
            uploadedAt: string;
            findings: number;
            facts: number;
        };
        DueDelivery: {
            /** @constant */
            object: "due_delivery";
            id: string;
            forward: string;
            project: {
                id: string;
                name: string;
            };
            registry: string;
            vintageStartsOn: string;
            vintageEndsOn: string;
            agreedOn: string;
            dueOn: string;
            quantity: components["schemas"]["Tonnes"];
            delivered: components["schemas"]["Tonnes"];
            /** @enum {string} */
            shortfall: "wait" | "replace" | "refund";
            brings: components["schemas"]["Money"];
        };
        Figure: {
            id: string;
            /** @enum {string} */
            metric: "total" | "scope1" | "scope2_location" | "scope2_market" | "scope2_unspecified" | "scope3_total" | "scope3_cat1" | "scope3_cat2" | "scope3_cat3" | "scope3_cat4" | "scope3_cat5" | "scope3_cat6" | "scope3_cat7" | "scope3_cat8" | "scope3_cat9" | "scope3_cat10" | "scope3_cat11" | "scope3_cat12" | "scope3_cat13" | "scope3_cat14" | "scope3_cat15" | "energy_total_mwh";
            year: number;
            value: {
                amount: number;
                unit: string;
            };
            perimeter: string | null;
            category: number | null;
            /** @enum {string} */
            source: "read" | "computed" | "person";
            doubtful: boolean;
            evidence: {
                page: number | null;
                box: {
                    x0: number;
                    y0: number;
                    x1: number;
                    y1: number;
                } | null;
                sheet: string | null;
                cell: string | null;
                quote: string;
            } | null;
        };
        Forward: {
            /** @constant */
            object: "forward";
            id: string;
            order: string;
            project: {
                id: string;
                name: string;
            };
            registry: string;
            vintageStartsOn: string;
            vintageEndsOn: string;
            boughtAt: string;
            /** @enum {string} */
            status: "future" | "partly" | "delivered" | "retired" | "refunded";
            quantity: components["schemas"]["Tonnes"];
            delivered: components["schemas"]["Tonnes"];
            retired: components["schemas"]["Tonnes"];
            escrow: components["schemas"]["Money"];
            retiresOnDelivery: boolean;
            /** @enum {string} */
            shortfall: "wait" | "replace" | "refund";
            milestones: {
                id: string;
                agreedOn: string;
                dueOn: string;
                quantity: components["schemas"]["Tonnes"];
                delivered: components["schemas"]["Tonnes"];
                /** @enum {string} */
                status: "open" | "delivered" | "replaced" | "refunded";
            }[];
            deliveries: {
                id: string;
                milestone: string;
                deliveredAt: string;
                quantity: components["schemas"]["Tonnes"];
                batch: string;
                registry: string;
                isReplacement: boolean;
                retired: components["schemas"]["Tonnes"];
                certificates: string[];
            }[];
            outlook: {
                rule: string;
                percent: number;
                credits: number;
                because: string[];
            };
        };
        Holding: {
            /** @constant */
            object: "holding";
            id: string;
            project: {
                id: string;
                name: string;
            };
            registry: string;
            registryProjectId: string | null;
            vintageStartsOn: string;
            vintageEndsOn: string;
            quantity: components["schemas"]["Tonnes"];
            serials: {
                prefix: string;
                first: number;
                last: number;
            }[];
        };
        Key: {
            /** @constant */
            object: "key";
            id: string;
            livemode: boolean;
            name: string;
            /** @enum {string} */
            mode: "live" | "test";
            scopes: ("read" | "prepare" | "trade" | "retire" | "sell")[];
            organisation: {
                id: string;
                name: string | null;
            };
            /** @enum {string} */
            role: "owner" | "admin" | "preparer" | "approver" | "finance" | "viewer" | "auditor";
            trade: {
                limit: components["schemas"]["Money"] | null;
                left: components["schemas"]["Money"] | null;
            };
            retire: {
                limit: components["schemas"]["Tonnes"] | null;
                left: components["schemas"]["Tonnes"] | null;
            };
        };
        Listing: {
            /** @constant */
            object: "listing";
            id: string;
            project: {
                id: string;
                name: string;
            };
            vintage: number;
            /** @enum {string} */
            saleType: "spot" | "forward" | "subscription";
            price: components["schemas"]["Money"];
            available: components["schemas"]["Tonnes"];
            dueOn: string | null;
        };
        /** @description A whole number of hundredths of a currency. */
        Money: {
            amount: number;
            /** @enum {string} */
            currency: "usd" | "eur" | "gbp";
            /** @constant */
            unit: "cent";
        };
        Movement: {
            /** @constant */
            object: "movement";
            id: string;
            at: string;
            /** @enum {string} */
            kind: "sale" | "refund" | "payout" | "payout_returned";
            reference: string;
            projectName: string | null;
            quantity: {
                amount: number;
                /** @constant */
                unit: "tCO2e";
            } | null;
            gross: components["schemas"]["Money"] | null;
            fee: components["schemas"]["Money"] | null;
            net: components["schemas"]["Money"];
            balance: components["schemas"]["Money"];
        };
        Order: {
            /** @constant */
            object: "order";
            id: string;
            livemode: boolean;
            number: string;
            /** @enum {string} */
            status: "pending" | "paid" | "settled" | "retired" | "cancelled" | "refunded" | "failed";
            total: components["schemas"]["Money"];
            vat: components["schemas"]["Money"];
            paid: components["schemas"]["Money"];
            returned: components["schemas"]["Money"];
            placedAt: string;
            heldUntil: string | null;
            settledAt: string | null;
            endedAt: string | null;
            endReason: ("buyer" | "lapsed" | "declined" | "sold_out" | "operator" | "plan_taken" | "repriced") | null;
            invoice: string | null;
            poNumber: string | null;
            isByInvoice: boolean;
            isSandbox: boolean;
            retires: boolean;
            certificates: {
                id: string;
                quantity: components["schemas"]["Tonnes"];
                retiredAt: string;
            }[];
            lines: {
                id: string;
                listing: string;
                project: {
                    id: string;
                    name: string;
                };
                registry: string;
                vintage: number;
                /** @enum {string} */
                saleType: "spot" | "forward" | "subscription";
                quantity: components["schemas"]["Tonnes"];
                price: components["schemas"]["Money"];
                total: components["schemas"]["Money"];
                serialPrefix: string;
                serials: {
                    first: number;
                    last: number;
                }[];
            }[];
        };
        /** @description A refusal, after RFC 9457. */
        Problem: {
            type: string;
            title: string;
            status: number;
            detail: string;
            /** @enum {string} */
            code: "invalid_input" | "malformed_body" | "not_signed_in" | "wrong_credentials" | "wrong_factor" | "sign_in_over" | "invalid_token" | "invalid_key" | "forbidden" | "not_permitted" | "scope_missing" | "approval_needed" | "approval_own" | "provider_required" | "session_limited" | "csrf_invalid" | "foreign_origin" | "not_found" | "version_unknown" | "method_not_allowed" | "email_taken" | "account_leaves" | "last_factor" | "account_entangled" | "activity_changed" | "activity_finished" | "figure_changed" | "figure_computed" | "figure_unlikely" | "insufficient_credits" | "serials_issued" | "project_exists" | "token_listed" | "email_unconfirmed" | "confirm_signed_in" | "file_incomplete" | "not_rated" | "not_approved" | "seller_unchecked" | "not_backed" | "identity_frozen" | "document_known" | "photograph_known" | "block_issued" | "line_not_open" | "tokens_not_allowed" | "wallet_busy" | "wallet_taken" | "schedule_over" | "schedule_too_many" | "credits_disputed" | "credits_waiting" | "credits_withdrawn" | "chain_unavailable" | "quote_refused" | "quote_not_open" | "listing_not_open" | "not_delivered" | "review_changed" | "retirement_changed" | "payout_changed" | "money_changed" | "proposal_waits" | "request_open" | "milestone_over" | "delivery_started" | "subscription_refused" | "subscription_over" | "own_listing" | "approval_over" | "approval_nobody" | "price_changed" | "basket_changed" | "terms_changed" | "plan_taken" | "sold_out" | "sales_stopped" | "order_expired" | "order_not_open" | "payment_declined" | "bad_signature" | "idempotency_missing" | "idempotency_in_flight" | "idempotency_mismatch" | "payment_unavailable" | "body_too_large" | "unsupported_media_type" | "file_missing" | "file_empty" | "file_type_mismatch" | "file_encrypted" | "file_executable" | "upload_too_slow" | "document_unreadable" | "photograph_unreadable" | "weak_password" | "link_expired" | "provider_not_configured" | "organisation_changed" | "domain_taken" | "domain_unproven" | "provider_unfit" | "provider_untried" | "last_owner" | "already_member" | "invitation_elsewhere" | "address_taken" | "organisation_unnamed" | "claim_not_allowed" | "claim_there" | "too_many_addresses" | "too_many_claims" | "too_many_keys" | "no_test_market" | "test_only" | "clock_moving" | "key_over" | "too_many_members" | "too_many_searches" | "too_many_webhooks" | "webhook_off" | "rate_limited" | "sign_in_paused" | "internal_error" | "not_available" | "documents_unavailable" | "unavailable";
            field?: string;
            total?: components["schemas"]["Money"];
            requestId: string;
        };
        Project: {
            /** @constant */
            object: "project";
            id: string;
            name: string;
            category: ("redd_arr" | "biochar" | "blue_carbon" | "dac" | "erw") | null;
            mechanism: ("removal" | "reduction" | "mixed") | null;
            registry: string | null;
            registryProjectId: string | null;
            country: string | null;
            methodology: string | null;
            score: {
                value: number;
                grade: string;
                confidence: number;
            } | null;
            listings: (string | components["schemas"]["Listing"])[];
        };
        Quote: {
            /** @constant */
            object: "quote";
            id: string;
            number: string;
            /** @enum {string} */
            status: "open" | "accepted" | "declined" | "withdrawn" | "expired";
            /** @enum {string} */
            orderStatus: "pending" | "paid" | "settled" | "retired" | "cancelled" | "refunded" | "failed";
            net: components["schemas"]["Money"];
            total: components["schemas"]["Money"];
            received: components["schemas"]["Money"];
            madeAt: string;
            validUntil: string;
            acceptedAt: string | null;
            dueAt: string | null;
            heldUntil: string | null;
            poNumber: string | null;
            invoice: string | null;
            reference: string | null;
            payTo: {
                holder: string;
                iban: string;
                bic: string;
                isSandbox: boolean;
            } | null;
            retires: boolean;
            lines: {
                project: {
                    id: string;
                    name: string;
                };
                registry: string;
                vintage: number;
                /** @enum {string} */
                saleType: "spot" | "forward" | "subscription";
                quantity: components["schemas"]["Tonnes"];
                total: components["schemas"]["Money"];
            }[];
        };
        Recommendation: {
            /** @constant */
            object: "recommendation";
            basket: components["schemas"]["RecommendedBasket"] | null;
            limitCosts: {
                /** @enum {string} */
                limit: "scoreMin" | "removalPercentMin" | "durabilityYearsMin" | "countries" | "registries" | "categories" | "vintageFrom" | "projectPercentMax" | "projectsMin";
                costs: components["schemas"]["Money"];
                scoreGain: number | null;
            }[];
            alternatives: {
                /** @enum {string} */
                kind: "cheaper" | "better" | "more_removals";
                change: string;
                basket: components["schemas"]["RecommendedBasket"];
            }[];
            loosen: {
                /** @enum {string} */
                limit: "scoreMin" | "removalPercentMin" | "durabilityYearsMin" | "countries" | "registries" | "categories" | "vintageFrom" | "projectPercentMax" | "projectsMin" | "budgetCents";
                value: number | string[] | null;
                tonnes: number;
                advice: string;
            }[];
            asOf: string;
        };
        RecommendedBasket: {
            lines: {
                listing: string;
                project: {
                    id: string;
                    name: string;
                };
                registry: string;
                country: string | null;
                vintage: number;
                score: number | null;
                grade: ("A" | "B" | "C" | "D" | "E") | null;
                quantity: components["schemas"]["Tonnes"];
                price: components["schemas"]["Money"];
                total: components["schemas"]["Money"];
                reasons: string[];
            }[];
            quantity: components["schemas"]["Tonnes"];
            total: components["schemas"]["Money"];
            removalPercent: number;
            scoreMean: number | null;
            unheld: {
                /** @enum {string} */
                limit: "scoreMin" | "removalPercentMin" | "durabilityYearsMin" | "countries" | "registries" | "categories" | "vintageFrom" | "projectPercentMax" | "projectsMin";
                says: string;
            }[];
        };
        Report: {
            /** @enum {string} */
            kind: "auditor" | "ab1305" | "esrs_e1_7" | "ifrs_s2" | "cdp" | "ghg_protocol" | "vcmi";
            title: string;
            company: string;
            companyNote: string;
            periodStartsOn: string;
            periodEndsOn: string;
            footprint: {
                tonnes: number;
                from: {
                    analysisId: string;
                    companyName: string;
                    fileName: string;
                    year: number;
                    perimeter: string | null;
                    corrected: boolean;
                    doubtful: boolean;
                } | null;
            } | null;
            mark: string | null;
            sections: {
                name: string;
                title: string;
                paragraphs: string[];
                columns: {
                    title: string;
                    isNumeric: boolean;
                    /** @enum {string} */
                    leads?: "what" | "who" | "state";
                }[];
                rows: {
                    cells: ({
                        /** @constant */
                        is: "text";
                        text: string;
                    } | {
                        /** @constant */
                        is: "credits";
                        credits: number;
                    } | {
                        /** @constant */
                        is: "tonnes";
                        tonnes: number;
                    } | {
                        /** @constant */
                        is: "percent";
                        percent: number;
                    } | {
                        /** @constant */
                        is: "number";
                        number: number;
                    } | {
                        /** @constant */
                        is: "money";
                        cents: number;
                    } | {
                        /** @constant */
                        is: "date";
                        on: string;
                    } | {
                        /** @constant */
                        is: "days";
                        startsOn: string;
                        endsOn: string;
                    } | {
                        /** @constant */
                        is: "serials";
                        spans: {
                            first: number;
                            last: number;
                            prefix: string;
                        }[];
                    } | {
                        /** @constant */
                        is: "link";
                        text: string;
                        href: string;
                    } | {
                        /** @constant */
                        is: "code";
                        code: string;
                    } | {
                        /** @constant */
                        is: "none";
                    })[];
                    retirementIds: string[];
                    /** @enum {string} */
                    tone: "plain" | "total" | "attention";
                }[];
                empty: string;
                notes: string[];
                source: {
                    rule: string;
                    says: string;
                    url: string;
                } | null;
            }[];
            made: {
                at: string;
                templateVersion: string;
                dateRules: {
                    of: string;
                    by: string;
                }[];
                checkpoint: {
                    origin: string;
                    size: number;
                    root: string;
                } | null;
                leftOut: {
                    what: string;
                    why: string;
                    credits: number;
                    retirementIds: string[];
                }[];
            };
            appendix: {
                name: string;
                title: string;
                paragraphs: string[];
                columns: {
                    title: string;
                    isNumeric: boolean;
                    /** @enum {string} */
                    leads?: "what" | "who" | "state";
                }[];
                rows: {
                    cells: ({
                        /** @constant */
                        is: "text";
                        text: string;
                    } | {
                        /** @constant */
                        is: "credits";
                        credits: number;
                    } | {
                        /** @constant */
                        is: "tonnes";
                        tonnes: number;
                    } | {
                        /** @constant */
                        is: "percent";
                        percent: number;
                    } | {
                        /** @constant */
                        is: "number";
                        number: number;
                    } | {
                        /** @constant */
                        is: "money";
                        cents: number;
                    } | {
                        /** @constant */
                        is: "date";
                        on: string;
                    } | {
                        /** @constant */
                        is: "days";
                        startsOn: string;
                        endsOn: string;
                    } | {
                        /** @constant */
                        is: "serials";
                        spans: {
                            first: number;
                            last: number;
                            prefix: string;
                        }[];
                    } | {
                        /** @constant */
                        is: "link";
                        text: string;
                        href: string;
                    } | {
                        /** @constant */
                        is: "code";
                        code: string;
                    } | {
                        /** @constant */
                        is: "none";
                    })[];
                    retirementIds: string[];
                    /** @enum {string} */
                    tone: "plain" | "total" | "attention";
                }[];
                empty: string;
                notes: string[];
                source: {
                    rule: string;
                    says: string;
                    url: string;
                } | null;
            }[];
        };
        Retirement: {
            /** @constant */
            object: "retirement";
            id: string;
            livemode: boolean;
            together: string | null;
            project: {
                id: string;
                name: string;
            };
            batch: string;
            registry: string;
            vintageStartsOn: string;
            vintageEndsOn: string;
            quantity: components["schemas"]["Tonnes"];
            serials: {
                prefix: string;
                first: number;
                last: number;
            }[];
            beneficiary: string;
            onBehalfOf: string | null;
            reason: string;
            purpose: string;
            periodStartsOn: string | null;
            periodEndsOn: string | null;
            message: string | null;
            retiredAt: string;
            atRegistry: {
                state: string;
                since: string;
            } | null;
        };
        RetirementAct: {
            /** @constant */
            object: "retirement_act";
            id: string;
            livemode: boolean;
            quantity: components["schemas"]["Tonnes"];
            retirements: components["schemas"]["Retirement"][];
        };
        SellerListing: {
            /** @constant */
            object: "seller_listing";
            id: string;
            tokenId: string;
            project: {
                id: string;
                name: string;
            };
            vintage: number | null;
            offered: components["schemas"]["Tonnes"];
            available: components["schemas"]["Tonnes"];
            price: components["schemas"]["Money"];
            inDollars: components["schemas"]["Money"];
            noteToBuyers: string | null;
            /** @enum {string} */
            saleType: "spot" | "forward" | "subscription";
            /** @enum {string} */
            status: "review" | "open" | "paused" | "withdrawn";
            stoppedBy: ("not_approved" | "contested" | "registry" | "seller_unchecked" | "rates") | null;
            openedAt: string;
        };
        SellerProject: {
            /** @constant */
            object: "seller_project";
            id: string;
            name: string;
            /** @enum {string} */
            status: "draft" | "submitted" | "approved" | "changes_asked" | "rejected";
            progress: number | null;
            steps: {
                /** @enum {string} */
                id: "onboard" | "review" | "publish" | "trade" | "retire";
                title: string;
                done: boolean;
                note: string;
            }[];
            score: {
                value: number;
                /** @enum {string} */
                grade: "A" | "B" | "C" | "D" | "E";
                confidence: number;
            } | null;
        };
        Statement: {
            /** @constant */
            object: "statement";
            sales: components["schemas"]["Money"];
            fees: components["schemas"]["Money"];
            refunds: components["schemas"]["Money"];
            payouts: components["schemas"]["Money"];
            balance: components["schemas"]["Money"];
        };
        Subscription: {
            /** @constant */
            object: "subscription";
            id: string;
            /** @enum {string} */
            status: "active" | "paused" | "cancelled";
            pausedBecause: string | null;
            quantity: components["schemas"]["Tonnes"];
            /** @enum {string} */
            every: "month" | "year";
            limits: {
                scoreMin?: number;
                removalPercentMin?: number;
                durabilityYearsMin?: number;
                countries?: string[];
                registries?: string[];
                categories?: string[];
                vintageFrom?: number;
                projectPercentMax?: number;
                projectsMin?: number;
            };
            priceCap: components["schemas"]["Money"];
            startsOn: string;
            nextRunOn: string | null;
            listing: {
                id: string;
                project: {
                    id: string;
                    name: string;
                };
            } | null;
            retire: {
                beneficiary: string;
                purpose: string;
            } | null;
            runs: {
                id: string;
                dueOn: string;
                /** @enum {string} */
                status: "charging" | "bought" | "retired" | "left_out" | "retrying" | "failed" | "confirming";
                order: string | null;
                attempts: number;
                message: string | null;
            }[];
        };
        TestClock: {
            /** @constant */
            object: "test_clock";
            /** @constant */
            livemode: false;
            now: string;
            /** @enum {string} */
            status: "ready" | "moving";
            movesTo: string | null;
        };
        /** @description Whole tonnes of CO2e. One credit is one tonne. */
        Tonnes: {
            amount: number;
            /** @constant */
            unit: "tCO2e";
        };
        /** @description More than the key does alone: it waits for a person to approve it. Nothing was done. */
        WaitingForApproval: {
            /** @constant */
            object: "approval";
            id: string;
            /** @constant */
            status: "waiting";
            detail: string;
            url: string;
        };
        WholeProject: {
            /** @constant */
            object: "project";
            id: string;
            name: string;
            category: ("redd_arr" | "biochar" | "blue_carbon" | "dac" | "erw") | null;
            mechanism: ("removal" | "reduction" | "mixed") | null;
            registry: string | null;
            registryProjectId: string | null;
            country: string | null;
            methodology: string | null;
            score: {
                value: number;
                grade: string;
                confidence: number;
            } | null;
            listings: (string | components["schemas"]["Listing"])[];
            site: {
                latitude: number;
                longitude: number;
            } | null;
            seller: {
                id: string;
                name: string;
            };
            credits: {
                issued: components["schemas"]["Tonnes"];
                forSale: components["schemas"]["Tonnes"];
                offSale: components["schemas"]["Tonnes"];
                notListed: components["schemas"]["Tonnes"];
                onHold: components["schemas"]["Tonnes"];
                heldByBuyers: components["schemas"]["Tonnes"];
                withdrawn: components["schemas"]["Tonnes"];
                retired: components["schemas"]["Tonnes"];
                cancelled: components["schemas"]["Tonnes"];
            };
        };
        WholeSellerProject: {
            /** @constant */
            object: "seller_project";
            id: string;
            name: string;
            /** @enum {string} */
            status: "draft" | "submitted" | "approved" | "changes_asked" | "rejected";
            progress: number | null;
            steps: {
                /** @enum {string} */
                id: "onboard" | "review" | "publish" | "trade" | "retire";
                title: string;
                done: boolean;
                note: string;
            }[];
            score: {
                value: number;
                /** @enum {string} */
                grade: "A" | "B" | "C" | "D" | "E";
                confidence: number;
            } | null;
            file: {
                summary: string | null;
                category: ("redd_arr" | "biochar" | "blue_carbon" | "dac" | "erw") | null;
                mechanism: ("removal" | "reduction" | "mixed") | null;
                registry: string | null;
                registryProjectId: string | null;
                methodology: string | null;
                methodologyId: string | null;
                country: string | null;
                siteLatitude: number | null;
                siteLongitude: number | null;
                creditingStartsOn: string | null;
                creditingEndsOn: string | null;
                durabilityYears: number | null;
                additionalityStatement: string | null;
                legallyRequired: boolean | null;
                creditsHeld: ("custody" | "instruction") | null;
                startedOn: string | null;
                removalPercent: number | null;
                changesStatement: string | null;
                accountabilityStatement: string | null;
                calculationStatement: string | null;
                labels: {
                    name: string;
                    issuer: string;
                }[];
            };
            isApproved: boolean;
            reviewReason: string | null;
            submittedAt: string | null;
            checklist: {
                id: string;
                title: string;
                done: boolean;
            }[];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export interface operations {
    getAnalyses: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Analysis"][];
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    postAnalyses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    companyName: string;
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description 201 */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Analysis"];
                };
            };
        };
    };
    getAnalysesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Analysis"];
                };
            };
        };
    };
    deleteAnalysesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        object: "analysis";
                        id: string;
                        /** @constant */
                        isDeleted: true;
                    };
                };
            };
        };
    };
    getAnalysesByIdInventory: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Figure"][];
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    getApprovalsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approval"];
                };
            };
        };
    };
    postBaskets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    lines: {
                        /** Format: uuid */
                        listing: string;
                        quantity: {
                            amount: number;
                            /** @constant */
                            unit?: "tCO2e";
                        };
                    }[];
                };
            };
        };
        responses: {
            /** @description 201 */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Basket"];
                };
            };
        };
    };
    getBasketsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Basket"];
                };
            };
        };
    };
    getCertificatesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Certificate"];
                };
            };
        };
    };
    getCertificatesByIdCertificatePdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
        };
    };
    postClaimsCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                    /** @enum {string} */
                    about?: "company" | "product";
                    markets: ("eu" | "germany" | "france" | "italy" | "spain" | "netherlands" | "united_kingdom" | "united_states" | "california" | "other")[];
                    /** Format: date */
                    periodStartsOn: string;
                    /** Format: date */
                    periodEndsOn: string;
                    footprintTonnes?: number;
                    footprintOf?: {
                        analysisId: string;
                        year?: number;
                    };
                    hasDeepCuts: boolean;
                    hasVerifiedFootprint: boolean;
                };
            };
        };
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckedClaim"];
                };
            };
        };
    };
    getSellerDeliveriesDue: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DueDelivery"][];
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    getSellerDeliveriesBlocks: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeliverableBlock"][];
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    getSellerDeliveries: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Delivery"][];
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    postSellerDeliveries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    due: string;
                    /** Format: uuid */
                    block: string;
                    quantity: {
                        amount: number;
                        /** @constant */
                        unit?: "tCO2e";
                    };
                };
            };
        };
        responses: {
            /** @description 201 */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
        };
    };
    getForwards: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Forward"][];
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    getForwardsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Forward"];
                };
            };
        };
    };
    getHoldings: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Holding"][];
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    getKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Key"];
                };
            };
        };
    };
    getListings: {
        parameters: {
            query?: {
                q?: string;
                category?: string;
                mechanism?: string;
                registry?: string;
                country?: string;
                saleType?: string;
                vintageFrom?: number;
                vintageTo?: number;
                priceMinCents?: number;
                priceMaxCents?: number;
                project?: string;
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Listing"][];
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    getListingsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Listing"];
                };
            };
        };
    };
    getOrders: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Order"][];
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    postOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    basket: string;
                    expectedTotal: {
                        amount: number;
                        /** @constant */
                        currency?: "usd";
                        /** @constant */
                        unit?: "cent";
                    };
                    expectedComposition?: string;
                    company: {
                        companyName: string;
                        contactName: string;
                        businessEmail: string;
                        phoneNumber: string;
                        billingAddress: string;
                        taxId: string;
                        country?: string;
                    };
                    retire?: {
                        beneficiary: string;
                        onBehalfOf?: string;
                        /** @enum {string} */
                        reason: "corporate_inventory" | "third_party" | "environmental_benefit" | "product" | "compliance" | "other";
                        purpose: string;
                        /** Format: date */
                        periodStartsOn?: string;
                        /** Format: date */
                        periodEndsOn?: string;
                        message?: string;
                        /** @constant */
                        isUnderstood: true;
                    };
                };
            };
        };
        responses: {
            /** @description 201 */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description 202 */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitingForApproval"];
                };
            };
        };
    };
    postOrdersPropose: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    basket: string;
                    expectedTotal: {
                        amount: number;
                        /** @constant */
                        currency?: "usd";
                        /** @constant */
                        unit?: "cent";
                    };
                    expectedComposition?: string;
                    company: {
                        companyName: string;
                        contactName: string;
                        businessEmail: string;
                        phoneNumber: string;
                        billingAddress: string;
                        taxId: string;
                        country?: string;
                    };
                    retire?: {
                        beneficiary: string;
                        onBehalfOf?: string;
                        /** @enum {string} */
                        reason: "corporate_inventory" | "third_party" | "environmental_benefit" | "product" | "compliance" | "other";
                        purpose: string;
                        /** Format: date */
                        periodStartsOn?: string;
                        /** Format: date */
                        periodEndsOn?: string;
                        message?: string;
                        /** @constant */
                        isUnderstood: true;
                    };
                };
            };
        };
        responses: {
            /** @description 202 */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitingForApproval"];
                };
            };
        };
    };
    getOrdersById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
        };
    };
    postOrdersByIdCancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
        };
    };
    getProblems: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "invalid_input" | "malformed_body" | "not_signed_in" | "wrong_credentials" | "wrong_factor" | "sign_in_over" | "invalid_token" | "invalid_key" | "forbidden" | "not_permitted" | "scope_missing" | "approval_needed" | "approval_own" | "provider_required" | "session_limited" | "csrf_invalid" | "foreign_origin" | "not_found" | "version_unknown" | "method_not_allowed" | "email_taken" | "account_leaves" | "last_factor" | "account_entangled" | "activity_changed" | "activity_finished" | "figure_changed" | "figure_computed" | "figure_unlikely" | "insufficient_credits" | "serials_issued" | "project_exists" | "token_listed" | "email_unconfirmed" | "confirm_signed_in" | "file_incomplete" | "not_rated" | "not_approved" | "seller_unchecked" | "not_backed" | "identity_frozen" | "document_known" | "photograph_known" | "block_issued" | "line_not_open" | "tokens_not_allowed" | "wallet_busy" | "wallet_taken" | "schedule_over" | "schedule_too_many" | "credits_disputed" | "credits_waiting" | "credits_withdrawn" | "chain_unavailable" | "quote_refused" | "quote_not_open" | "listing_not_open" | "not_delivered" | "review_changed" | "retirement_changed" | "payout_changed" | "money_changed" | "proposal_waits" | "request_open" | "milestone_over" | "delivery_started" | "subscription_refused" | "subscription_over" | "own_listing" | "approval_over" | "approval_nobody" | "price_changed" | "basket_changed" | "terms_changed" | "plan_taken" | "sold_out" | "sales_stopped" | "order_expired" | "order_not_open" | "payment_declined" | "bad_signature" | "idempotency_missing" | "idempotency_in_flight" | "idempotency_mismatch" | "payment_unavailable" | "body_too_large" | "unsupported_media_type" | "file_missing" | "file_empty" | "file_type_mismatch" | "file_encrypted" | "file_executable" | "upload_too_slow" | "document_unreadable" | "photograph_unreadable" | "weak_password" | "link_expired" | "provider_not_configured" | "organisation_changed" | "domain_taken" | "domain_unproven" | "provider_unfit" | "provider_untried" | "last_owner" | "already_member" | "invitation_elsewhere" | "address_taken" | "organisation_unnamed" | "claim_not_allowed" | "claim_there" | "too_many_addresses" | "too_many_claims" | "too_many_keys" | "no_test_market" | "test_only" | "clock_moving" | "key_over" | "too_many_members" | "too_many_searches" | "too_many_webhooks" | "webhook_off" | "rate_limited" | "sign_in_paused" | "internal_error" | "not_available" | "documents_unavailable" | "unavailable";
                        }[];
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    getProblemsByCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {string} */
                        code: "invalid_input" | "malformed_body" | "not_signed_in" | "wrong_credentials" | "wrong_factor" | "sign_in_over" | "invalid_token" | "invalid_key" | "forbidden" | "not_permitted" | "scope_missing" | "approval_needed" | "approval_own" | "provider_required" | "session_limited" | "csrf_invalid" | "foreign_origin" | "not_found" | "version_unknown" | "method_not_allowed" | "email_taken" | "account_leaves" | "last_factor" | "account_entangled" | "activity_changed" | "activity_finished" | "figure_changed" | "figure_computed" | "figure_unlikely" | "insufficient_credits" | "serials_issued" | "project_exists" | "token_listed" | "email_unconfirmed" | "confirm_signed_in" | "file_incomplete" | "not_rated" | "not_approved" | "seller_unchecked" | "not_backed" | "identity_frozen" | "document_known" | "photograph_known" | "block_issued" | "line_not_open" | "tokens_not_allowed" | "wallet_busy" | "wallet_taken" | "schedule_over" | "schedule_too_many" | "credits_disputed" | "credits_waiting" | "credits_withdrawn" | "chain_unavailable" | "quote_refused" | "quote_not_open" | "listing_not_open" | "not_delivered" | "review_changed" | "retirement_changed" | "payout_changed" | "money_changed" | "proposal_waits" | "request_open" | "milestone_over" | "delivery_started" | "subscription_refused" | "subscription_over" | "own_listing" | "approval_over" | "approval_nobody" | "price_changed" | "basket_changed" | "terms_changed" | "plan_taken" | "sold_out" | "sales_stopped" | "order_expired" | "order_not_open" | "payment_declined" | "bad_signature" | "idempotency_missing" | "idempotency_in_flight" | "idempotency_mismatch" | "payment_unavailable" | "body_too_large" | "unsupported_media_type" | "file_missing" | "file_empty" | "file_type_mismatch" | "file_encrypted" | "file_executable" | "upload_too_slow" | "document_unreadable" | "photograph_unreadable" | "weak_password" | "link_expired" | "provider_not_configured" | "organisation_changed" | "domain_taken" | "domain_unproven" | "provider_unfit" | "provider_untried" | "last_owner" | "already_member" | "invitation_elsewhere" | "address_taken" | "organisation_unnamed" | "claim_not_allowed" | "claim_there" | "too_many_addresses" | "too_many_claims" | "too_many_keys" | "no_test_market" | "test_only" | "clock_moving" | "key_over" | "too_many_members" | "too_many_searches" | "too_many_webhooks" | "webhook_off" | "rate_limited" | "sign_in_paused" | "internal_error" | "not_available" | "documents_unavailable" | "unavailable";
                    };
                };
            };
        };
    };
    getProjects: {
        parameters: {
            query?: {
                q?: string;
                category?: string;
                mechanism?: string;
                registry?: string;
                country?: string;
                saleType?: string;
                vintageFrom?: number;
                vintageTo?: number;
                priceMinCents?: number;
                priceMaxCents?: number;
                sort?: "newest" | "cheapest" | "dearest" | "vintage" | "name";
                expand?: string;
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Project"][];
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    getProjectsById: {
        parameters: {
            query?: {
                expand?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WholeProject"];
                };
            };
        };
    };
    getQuotes: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Quote"][];
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    postQuotes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    basket: string;
                    expectedTotal: {
                        amount: number;
                        /** @constant */
                        currency?: "usd";
                        /** @constant */
                        unit?: "cent";
                    };
                    expectedComposition?: string;
                    company: {
                        companyName: string;
                        contactName: string;
                        businessEmail: string;
                        phoneNumber: string;
                        billingAddress: string;
                        taxId: string;
                        country?: string;
                    };
                    retire?: {
                        beneficiary: string;
                        onBehalfOf?: string;
                        /** @enum {string} */
                        reason: "corporate_inventory" | "third_party" | "environmental_benefit" | "product" | "compliance" | "other";
                        purpose: string;
                        /** Format: date */
                        periodStartsOn?: string;
                        /** Format: date */
                        periodEndsOn?: string;
                        message?: string;
                        /** @constant */
                        isUnderstood: true;
                    };
                    billingEmail: string;
                    poNumber?: string;
                };
            };
        };
        responses: {
            /** @description 201 */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
        };
    };
    getQuotesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
        };
    };
    postQuotesByIdAccept: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    poNumber?: string;
                };
            };
        };
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            /** @description 202 */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitingForApproval"];
                };
            };
        };
    };
    postQuotesByIdDecline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
        };
    };
    postRecommendations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    quantity: {
                        amount: number;
                        /** @constant */
                        unit?: "tCO2e";
                    };
                    /**
                     * @default cost
                     * @enum {string}
                     */
                    goal?: "cost" | "quality" | "tonnes";
                    budget?: {
                        amount: number;
                        /** @constant */
                        currency?: "usd";
                        /** @constant */
                        unit?: "cent";
                    };
                    /** @default {} */
                    limits?: {
                        scoreMin?: number;
                        removalPercentMin?: number;
                        durabilityYearsMin?: number;
                        countries?: string[];
                        registries?: string[];
                        categories?: string[];
                        vintageFrom?: number;
                        projectPercentMax?: number;
                        projectsMin?: number;
                    };
                };
            };
        };
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recommendation"];
                };
            };
        };
    };
    getReportsByKind: {
        parameters: {
            query: {
                from: string;
                to: string;
                company?: string;
                footprint?: number;
                analysis?: string;
                year?: number;
                verification?: string;
            };
            header?: never;
            path: {
                kind: "auditor" | "ab1305" | "esrs_e1_7" | "ifrs_s2" | "cdp" | "ghg_protocol" | "vcmi";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
        };
    };
    getReportsByKindReportPdf: {
        parameters: {
            query: {
                from: string;
                to: string;
                company?: string;
                footprint?: number;
                analysis?: string;
                year?: number;
                verification?: string;
            };
            header?: never;
            path: {
                kind: "auditor" | "ab1305" | "esrs_e1_7" | "ifrs_s2" | "cdp" | "ghg_protocol" | "vcmi";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
        };
    };
    getRetirements: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Retirement"][];
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    postRetirements: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    lines: {
                        /** Format: uuid */
                        batch: string;
                        quantity: {
                            amount: number;
                            /** @constant */
                            unit?: "tCO2e";
                        };
                    }[];
                    shares?: ({
                        /** @constant */
                        kind: "subsidiary";
                        subsidiaryId: string | null;
                        quantity: number;
                    } | {
                        /** @constant */
                        kind: "product";
                        name: string;
                        quantity: number;
                    } | {
                        /** @constant */
                        kind: "other";
                        name: string;
                        quantity: number;
                    })[];
                    beneficiary: string;
                    onBehalfOf?: string;
                    /** @enum {string} */
                    reason: "corporate_inventory" | "third_party" | "environmental_benefit" | "product" | "compliance" | "other";
                    purpose: string;
                    /** Format: date */
                    periodStartsOn?: string;
                    /** Format: date */
                    periodEndsOn?: string;
                    message?: string;
                    /** @constant */
                    isUnderstood: true;
                };
            };
        };
        responses: {
            /** @description 201 */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RetirementAct"];
                };
            };
            /** @description 202 */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitingForApproval"];
                };
            };
        };
    };
    postRetirementsPropose: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    lines: {
                        /** Format: uuid */
                        batch: string;
                        quantity: {
                            amount: number;
                            /** @constant */
                            unit?: "tCO2e";
                        };
                    }[];
                    shares?: ({
                        /** @constant */
                        kind: "subsidiary";
                        subsidiaryId: string | null;
                        quantity: number;
                    } | {
                        /** @constant */
                        kind: "product";
                        name: string;
                        quantity: number;
                    } | {
                        /** @constant */
                        kind: "other";
                        name: string;
                        quantity: number;
                    })[];
                    beneficiary: string;
                    onBehalfOf?: string;
                    /** @enum {string} */
                    reason: "corporate_inventory" | "third_party" | "environmental_benefit" | "product" | "compliance" | "other";
                    purpose: string;
                    /** Format: date */
                    periodStartsOn?: string;
                    /** Format: date */
                    periodEndsOn?: string;
                    message?: string;
                    /** @constant */
                    isUnderstood: true;
                };
            };
        };
        responses: {
            /** @description 202 */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitingForApproval"];
                };
            };
        };
    };
    getRetirementsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Retirement"];
                };
            };
        };
    };
    getSellerProjectsByIdBlocks: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Block"][];
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    postSellerProjectsByIdBlocks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: date */
                    vintageStartsOn: string;
                    /** Format: date */
                    vintageEndsOn: string;
                    serialPrefix: string;
                    serialStart: number;
                    serialEnd: number;
                };
            };
        };
        responses: {
            /** @description 201 */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Block"];
                };
            };
        };
    };
    deleteSellerProjectsByIdBlocksByBlock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                block: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        object: "block";
                        id: string;
                        /** @constant */
                        isDeleted: true;
                    };
                };
            };
        };
    };
    getSellerProjectsByIdDocuments: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Document"][];
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    postSellerProjectsByIdDocuments: {
        parameters: {
            query: {
                kind: "design" | "validation" | "monitoring" | "verification" | "other";
                name: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description 201 */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
        };
    };
    deleteSellerProjectsByIdDocumentsByDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                document: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        object: "document";
                        id: string;
                        /** @constant */
                        isDeleted: true;
                    };
                };
            };
        };
    };
    getSellerListings: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SellerListing"][];
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    postSellerListings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    tokenId: string;
                    projectName: string;
                    quantity: {
                        amount: number;
                        /** @constant */
                        unit?: "tCO2e";
                    };
                    price: {
                        amount: number;
                        /** @constant */
                        currency?: "usd";
                        /** @constant */
                        unit?: "cent";
                    };
                };
            };
        };
        responses: {
            /** @description 201 */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellerListing"];
                };
            };
        };
    };
    getSellerListingsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellerListing"];
                };
            };
        };
    };
    patchSellerListingsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    price?: {
                        amount: number;
                        /**
                         * @default usd
                         * @enum {string}
                         */
                        currency?: "usd" | "eur" | "gbp";
                        /** @constant */
                        unit?: "cent";
                    };
                    noteToBuyers?: string | null;
                    /** @enum {string} */
                    status?: "open" | "paused";
                };
            };
        };
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellerListing"];
                };
            };
        };
    };
    postSellerListingsByIdWithdraw: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellerListing"];
                };
            };
        };
    };
    getSellerProjects: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SellerProject"][];
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    postSellerProjects: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                };
            };
        };
        responses: {
            /** @description 201 */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WholeSellerProject"];
                };
            };
        };
    };
    getSellerProjectsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WholeSellerProject"];
                };
            };
        };
    };
    patchSellerProjectsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    summary?: string | null;
                    category?: ("redd_arr" | "biochar" | "blue_carbon" | "dac" | "erw") | null;
                    mechanism?: ("removal" | "reduction" | "mixed") | null;
                    registry?: string | null;
                    registryProjectId?: string | null;
                    methodology?: string | null;
                    country?: string | null;
                    siteLatitude?: number | null;
                    siteLongitude?: number | null;
                    creditingStartsOn?: string | null;
                    creditingEndsOn?: string | null;
                    durabilityYears?: number | null;
                    additionalityStatement?: string | null;
                    legallyRequired?: boolean | null;
                    creditsHeld?: ("custody" | "instruction") | null;
                    startedOn?: string | null;
                    removalPercent?: number | null;
                    changesStatement?: string | null;
                    accountabilityStatement?: string | null;
                    calculationStatement?: string | null;
                    labels?: {
                        name: string;
                        issuer: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WholeSellerProject"];
                };
            };
        };
    };
    postSellerProjectsByIdSubmit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WholeSellerProject"];
                };
            };
        };
    };
    getSellerStatement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Statement"];
                };
            };
        };
    };
    getSellerStatementMovements: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Movement"][];
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    getSubscriptions: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Subscription"][];
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    postSubscriptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    quantity: {
                        amount: number;
                        /** @constant */
                        unit?: "tCO2e";
                    };
                    /** @enum {string} */
                    every: "month" | "year";
                    limits: {
                        scoreMin?: number;
                        removalPercentMin?: number;
                        durabilityYearsMin?: number;
                        countries?: string[];
                        registries?: string[];
                        categories?: string[];
                        vintageFrom?: number;
                        projectPercentMax?: number;
                        projectsMin?: number;
                    };
                    priceCap: {
                        amount: number;
                        /** @constant */
                        currency?: "usd";
                        /** @constant */
                        unit?: "cent";
                    };
                    /** Format: date */
                    startsOn: string;
                    retire?: {
                        beneficiary: string;
                        purpose: string;
                    } | null;
                };
            };
        };
        responses: {
            /** @description 201 */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            /** @description 202 */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitingForApproval"];
                };
            };
        };
    };
    getSubscriptionsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
        };
    };
    postSubscriptionsByIdPause: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
        };
    };
    postSubscriptionsByIdResume: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
        };
    };
    postSubscriptionsByIdCancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
        };
    };
    getTestClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestClock"];
                };
            };
        };
    };
    postTestClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: date */
                    to: string;
                };
            };
        };
        responses: {
            /** @description 202 */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestClock"];
                };
            };
        };
    };
    postOauthToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @constant */
                    grant_type: "client_credentials";
                    client_id?: string;
                    client_secret?: string;
                    scope?: string;
                };
            };
        };
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        access_token: string;
                        /** @constant */
                        token_type: "Bearer";
                        expires_in: number;
                        scope: string;
                    };
                };
            };
        };
    };
    onOrderPlaced: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    /** @constant */
                    type: "order.placed";
                    /** @constant */
                    version: 1;
                    timestamp: string;
                    organisationId: string;
                    livemode?: boolean;
                    data: {
                        orderId: string;
                        tonnes: number;
                        totalCents: number;
                        vatCents: number;
                        /** @enum {string} */
                        currency: "usd" | "eur" | "gbp";
                        amountMinor: number;
                        heldUntil: string;
                    };
                };
            };
        };
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onOrderSettled: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    /** @constant */
                    type: "order.settled";
                    /** @constant */
                    version: 1;
                    timestamp: string;
                    organisationId: string;
                    livemode?: boolean;
                    data: {
                        orderId: string;
                        tonnes: number;
                        totalCents: number;
                        vatCents: number;
                        /** @enum {string} */
                        currency: "usd" | "eur" | "gbp";
                        amountMinor: number;
                    };
                };
            };
        };
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onOrderCancelled: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    /** @constant */
                    type: "order.cancelled";
                    /** @constant */
                    version: 1;
                    timestamp: string;
                    organisationId: string;
                    livemode?: boolean;
                    data: {
                        orderId: string;
                        /** @enum {string} */
                        reason: "buyer" | "lapsed" | "declined" | "sold_out" | "operator" | "plan_taken" | "repriced";
                    };
                };
            };
        };
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onOrderRefunded: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    /** @constant */
                    type: "order.refunded";
                    /** @constant */
                    version: 1;
                    timestamp: string;
                    organisationId: string;
                    livemode?: boolean;
                    data: {
                        orderId: string;
                        refundedCents: number;
                        isWhole: boolean;
                    };
                };
            };
        };
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onDeliveryMade: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    /** @constant */
                    type: "delivery.made";
                    /** @constant */
                    version: 1;
                    timestamp: string;
                    organisationId: string;
                    livemode?: boolean;
                    data: {
                        orderId: string;
                        lineId: string;
                        milestoneId: string;
                        tonnes: number;
                    };
                };
            };
        };
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onDeliveryMissed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    /** @constant */
                    type: "delivery.missed";
                    /** @constant */
                    version: 1;
                    timestamp: string;
                    organisationId: string;
                    livemode?: boolean;
                    data: {
                        orderId: string;
                        lineId: string;
                        milestoneId: string;
                        tonnes: number;
                        dueOn: string;
                    };
                };
            };
        };
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onRetirementMade: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    /** @constant */
                    type: "retirement.made";
                    /** @constant */
                    version: 1;
                    timestamp: string;
                    organisationId: string;
                    livemode?: boolean;
                    data: {
                        retirementId: string;
                        batchId: string;
                        orderId: string | null;
                        tonnes: number;
                        /** @enum {string} */
                        reason: "corporate_inventory" | "third_party" | "environmental_benefit" | "product" | "compliance" | "other";
                        periodStartsOn: string | null;
                        periodEndsOn: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onRetirementConfirmed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    /** @constant */
                    type: "retirement.confirmed";
                    /** @constant */
                    version: 1;
                    timestamp: string;
                    organisationId: string;
                    livemode?: boolean;
                    data: {
                        retirementId: string;
                        registry: string;
                        reference: string | null;
                        retiredOn: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onRetirementFailed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    /** @constant */
                    type: "retirement.failed";
                    /** @constant */
                    version: 1;
                    timestamp: string;
                    organisationId: string;
                    livemode?: boolean;
                    data: {
                        retirementId: string;
                        registry: string;
                    };
                };
            };
        };
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onSubscriptionRun: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    /** @constant */
                    type: "subscription.run";
                    /** @constant */
                    version: 1;
                    timestamp: string;
                    organisationId: string;
                    livemode?: boolean;
                    data: {
                        subscriptionId: string;
                        runId: string;
                        orderId: string | null;
                        tonnes: number;
                        isRetired: boolean;
                    };
                };
            };
        };
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onSubscriptionFailed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    /** @constant */
                    type: "subscription.failed";
                    /** @constant */
                    version: 1;
                    timestamp: string;
                    organisationId: string;
                    livemode?: boolean;
                    data: {
                        subscriptionId: string;
                        runId: string;
                        orderId: string | null;
                        tonnes: number;
                    };
                };
            };
        };
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onAnalysisCompleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    /** @constant */
                    type: "analysis.completed";
                    /** @constant */
                    version: 1;
                    timestamp: string;
                    organisationId: string;
                    livemode?: boolean;
                    data: {
                        analysisId: string;
                    };
                };
            };
        };
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onAnalysisFailed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    /** @constant */
                    type: "analysis.failed";
                    /** @constant */
                    version: 1;
                    timestamp: string;
                    organisationId: string;
                    livemode?: boolean;
                    data: {
                        analysisId: string;
                        code: string;
                    };
                };
            };
        };
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onApprovalRequested: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    /** @constant */
                    type: "approval.requested";
                    /** @constant */
                    version: 1;
                    timestamp: string;
                    organisationId: string;
                    livemode?: boolean;
                    data: {
                        requestId: string;
                        action: string;
                    };
                };
            };
        };
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onApprovalDecided: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    /** @constant */
                    type: "approval.decided";
                    /** @constant */
                    version: 1;
                    timestamp: string;
                    organisationId: string;
                    livemode?: boolean;
                    data: {
                        requestId: string;
                        action: string;
                        /** @enum {string} */
                        state: "approved" | "done" | "refused" | "lapsed";
                    };
                };
            };
        };
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onClaimPublished: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    /** @constant */
                    type: "claim.published";
                    /** @constant */
                    version: 1;
                    timestamp: string;
                    organisationId: string;
                    livemode?: boolean;
                    data: {
                        claimId: string;
                    };
                };
            };
        };
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onClaimWithdrawn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    /** @constant */
                    type: "claim.withdrawn";
                    /** @constant */
                    version: 1;
                    timestamp: string;
                    organisationId: string;
                    livemode?: boolean;
                    data: {
                        claimId: string;
                    };
                };
            };
        };
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onListingOpened: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    /** @constant */
                    type: "listing.opened";
                    /** @constant */
                    version: 1;
                    timestamp: string;
                    organisationId: string;
                    livemode?: boolean;
                    data: {
                        listingId: string;
                        batchId: string;
                        projectId: string;
                        tonnes: number;
                        pricePerCreditCents: number;
                    };
                };
            };
        };
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onListingClosed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    /** @constant */
                    type: "listing.closed";
                    /** @constant */
                    version: 1;
                    timestamp: string;
                    organisationId: string;
                    livemode?: boolean;
                    data: {
                        listingId: string;
                        batchId: string;
                        projectId: string;
                    };
                };
            };
        };
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onSaleMade: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    /** @constant */
                    type: "sale.made";
                    /** @constant */
                    version: 1;
                    timestamp: string;
                    organisationId: string;
                    livemode?: boolean;
                    data: {
                        orderId: string;
                        tonnes: number;
                        sellerCents: number;
                    };
                };
            };
        };
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onSaleReturned: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    /** @constant */
                    type: "sale.returned";
                    /** @constant */
                    version: 1;
                    timestamp: string;
                    organisationId: string;
                    livemode?: boolean;
                    data: {
                        orderId: string;
                        tonnes: number;
                        sellerCents: number;
                    };
                };
            };
        };
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onPayoutSent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    /** @constant */
                    type: "payout.sent";
                    /** @constant */
                    version: 1;
                    timestamp: string;
                    organisationId: string;
                    livemode?: boolean;
                    data: {
                        payoutId: string;
                        reference: string;
                        amountCents: number;
                    };
                };
            };
        };
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onPayoutReturned: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    /** @constant */
                    type: "payout.returned";
                    /** @constant */
                    version: 1;
                    timestamp: string;
                    organisationId: string;
                    livemode?: boolean;
                    data: {
                        payoutId: string;
                        reference: string;
                        amountCents: number;
                    };
                };
            };
        };
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onWebhookTest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    /** @constant */
                    type: "webhook.test";
                    /** @constant */
                    version: 1;
                    timestamp: string;
                    organisationId: string;
                    livemode?: boolean;
                    data: {
                        endpointId: string;
                    };
                };
            };
        };
        responses: {
            /** @description 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
